import { fileURLToPath } from 'node:url';

/** Ladle's Vite is not the product's: it needs no routing plugin, and keeps its prepared dependencies apart. */
export default {
  cacheDir: 'node_modules/.vite-ladle',
  server: { open: false },
  build: { target: 'esnext' },
  optimizeDeps: { entries: [fileURLToPath(new URL('components.tsx', import.meta.url))] },
};
