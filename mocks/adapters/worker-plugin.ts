import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { offlineWorker } from './offline-worker.ts';
import { workerFile } from './worker-file.ts';

/** Adds the service worker of MSW to demo builds and the dev server, but not to production builds. */
export function serviceWorkerFile(): Plugin {
  const source = () => readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');
  const unregister = 'await self.registration.unregister()';
  /** MSW removes its worker with the last page, and the demo would not open offline again. */
  function withoutUnregister(): string {
    const text = source();
    if (!text.includes(unregister)) throw new Error(`The worker of MSW no longer calls ${unregister}.`);
    return text.replace(unregister, '');
  }
  return {
    name: 'service-worker-file',
    configureServer(server) {
      server.middlewares.use(`/${workerFile}`, (_, response) => {
        response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
          .end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: offlineWorker + withoutUnregister() });
    },
  };
}
