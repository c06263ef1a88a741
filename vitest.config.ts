import { readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { css } from './scripts/build/css.ts';

/** The requirements of docs/product.md. Tests use their numbers as tags. */
const rules = readFileSync(new URL('docs/product.md', import.meta.url), 'utf8').matchAll(
  /^- \*\*(R\d+\.\d+)\*\*/gm,
);

export default defineConfig({
  define: { __FAKE_BACKEND__: 'true', __DEMO__: 'false', __COMMIT__: '"development"' },
  assetsInclude: ['**/*.bin'],
  css,
  test: {
    include: ['{src,mocks,openapi,locales,test,checks,scripts}/**/*.test.{ts,tsx}'],
    // The project of another team has tests of its own.
    exclude: [...configDefaults.exclude, 'scripts/mock-package/consumer'],
    tags: [...rules].map(([, name = '']) => ({ name })),
    // Each worker imports packages with its own Node.
    setupFiles: ['./test/restore-timers.ts'],
    // The default leaves one of two cores idle.
    maxWorkers: 2,
    // Tests do not modify module state. Isolation takes a third longer.
    isolate: false,
    // Builds can run at the same time and slow the tests down.
    testTimeout: 600_000,
    // Tests start the command line tools many times.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    server: { deps: { inline: ['jsencrypt'] } },
  },
});
