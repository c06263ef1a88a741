import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vitest/config';
import { devApiBase, fakeBackend } from './mocks/hosts/dev-server.ts';

/** The rules of docs/product.md; a test carries the numbers of those that it shows as its tags. */
const rules = readFileSync(new URL('docs/product.md', import.meta.url), 'utf8').matchAll(
  /^- \*\*(R\d+\.\d+)\*\*/gm,
);

const isTest = Boolean(process.env.VITEST);
/** Whoever names another API develops against that one. The fake backend's own address is there when Vite restarts. */
const isOnFakeBackend = (process.env.API_BASE_URL ?? devApiBase) === devApiBase;

export default defineConfig(({ command }) => ({
  // Decides at build time whether a page may reach the fake backend's panel.
  define: { __FAKE_BACKEND__: JSON.stringify(command === 'serve' && isOnFakeBackend) },
  plugins: isTest ? [] : [isOnFakeBackend && fakeBackend(), reactRouter()],
  server: { port: 5173, strictPort: true },
  // Found before the first page asks for them, so that no page reloads while dependencies are being prepared.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!**/*.test.*'] },
  // Its modules name each other without the file ending, which only a bundler resolves.
  ssr: { noExternal: ['jsencrypt'] },
  test: {
    include: ['{src,mocks,openapi,locales,docs}/**/*.test.{ts,tsx}'],
    tags: [...rules].map(([, name = '']) => ({ name })),
    server: { deps: { inline: ['jsencrypt'] } },
  },
}));
