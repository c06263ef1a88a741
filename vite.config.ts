import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { fakeBackend } from './mocks/hosts/dev-server.ts';

export default defineConfig({
  plugins: [...(process.env.API_BASE_URL ? [] : [fakeBackend()]), reactRouter()],
  server: { port: 5173, strictPort: true },
  // Its modules name each other without the file ending, which only a bundler resolves.
  ssr: { noExternal: ['jsencrypt'] },
});
