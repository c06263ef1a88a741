import { fileURLToPath } from 'node:url';
import { serviceWorkerFile } from '../mocks/hosts/worker-plugin.ts';

/** Ladle's Vite is not the product's: it needs no routing plugin, and keeps its prepared dependencies apart. */
export default {
  plugins: [serviceWorkerFile()],
  cacheDir: 'node_modules/.vite-ladle',
  server: { open: false },
  build: { target: 'esnext' },
  optimizeDeps: { entries: [fileURLToPath(new URL('components.tsx', import.meta.url))] },
};
