import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { serviceWorkerFile } from '../mocks/hosts/worker-plugin.ts';

/** Without its own add-on, which brings an older MSW, Ladle puts an empty module in MSW's place. Here it stays itself. */
const mswAsItIs = {
  name: 'msw-as-it-is',
  config({ resolve }: UserConfig) {
    const alias = resolve?.alias;
    if (alias && !Array.isArray(alias))
      for (const name of ['msw', 'msw/browser']) Reflect.deleteProperty(alias, name);
  },
};

/** Ladle's Vite is not the product's: it needs no routing plugin, and keeps its prepared dependencies apart. */
export default {
  plugins: [serviceWorkerFile(), mswAsItIs],
  cacheDir: 'node_modules/.vite-ladle',
  server: { open: false },
  build: { target: 'esnext' },
  optimizeDeps: { entries: [fileURLToPath(new URL('components.tsx', import.meta.url))] },
};
