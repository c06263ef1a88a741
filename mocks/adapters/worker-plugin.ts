import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { offlineWorker } from './offline-worker.ts';
import { demoStartFile, workerFile } from './static-files.ts';

/** Adds the page of the panel and the contract, which it shows, to the static demo. */
export function panelFiles(): Plugin {
  return {
    name: 'panel-files',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { buildPanelPage } = await import('../panel/build-page.ts');
      const { html } = await buildPanelPage({ isStatic: true });
      const contract = new URL('../../openapi/generated/openapi.json', import.meta.url);
      this.emitFile({ type: 'asset', fileName: '__mock__/index.html', source: html });
      this.emitFile({
        type: 'asset',
        fileName: '__mock__/openapi.json',
        source: await readFile(contract, 'utf8'),
      });
    },
  };
}

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
    generateBundle(_, bundle) {
      const start = Object.values(bundle)
        .filter((one) => one.type === 'chunk')
        .find(({ facadeModuleId }) => facadeModuleId?.endsWith('/mocks/demo/start.ts'));
      if (start) {
        // All of them at once: the browser would find the others only when it has read the first.
        const source = [...start.imports, start.fileName].map((file) => `import './${file}';\n`).join('');
        this.emitFile({ type: 'asset', fileName: demoStartFile, source });
      }
      this.emitFile({ type: 'asset', fileName: workerFile, source: offlineWorker + withoutUnregister() });
    },
  };
}
