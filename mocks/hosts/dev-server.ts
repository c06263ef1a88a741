import type { Plugin } from 'vite';
import type { FakeBackend } from '../engine/backend.ts';
import type * as FakeBackendModule from '../fake-backend.ts';
import { developmentPublicKey } from '../world/development-keys.ts';
import { answerApiPage, isApiPage } from './api-page.ts';
import { replayHint, seededAccountLines } from './banner.ts';
import { devApiBase } from './dev-api-base.ts';
import { isReplayLink } from './link-parameters.ts';
import { decryptOnNode } from './node-decrypt.ts';
import { createNodeListener } from './node-listener.ts';
import { productPrefix, withProductPages } from './product-page.ts';
import { answerReplayLink } from './replay-link.ts';
import { siteDefaults } from './site-defaults.ts';

/**
 * Mounts the fake backend into the dev server, ahead of the pages: the loaders on the server and the browser
 * meet one world. Handlers hot-reload; a change below `mocks/` starts the world anew.
 */
export function fakeBackend(): Plugin {
  return {
    name: 'fake-backend',
    apply: 'serve',
    config() {
      // The configuration that goes with this backend; whoever sets a variable keeps it.
      process.env.API_BASE_URL ??= devApiBase;
      process.env.RSA_PUBLIC_KEY ??= developmentPublicKey;
      process.env.FORWARDED_HEADERS ??= 'X-Mock, X-Mock-Session';
      for (const [name, value] of Object.entries(siteDefaults)) process.env[name] ??= value;
    },
    configureServer(server) {
      // The port is known once the server listens; the site reads its configuration with the first page.
      let origin = 'http://localhost:5173';
      server.httpServer?.once('listening', () => {
        const address = server.httpServer?.address();
        if (typeof address === 'object' && address) origin = `http://localhost:${address.port}`;
        process.env.PRODUCT_ORIGINS ??= origin;
      });

      let current: { module: typeof FakeBackendModule; backend: FakeBackend } | undefined;

      async function load(): Promise<FakeBackend> {
        const module = await server.ssrLoadModule('/mocks/fake-backend.ts');
        if (!isFakeBackendModule(module))
          throw new Error('mocks/fake-backend.ts does not export createProductBackend');
        if (current?.module !== module) {
          const productPages = `${origin}${devApiBase}${productPrefix}`;
          const backend = module.createProductBackend({
            base: devApiBase,
            decrypt: decryptOnNode,
            productPages,
          });
          current = { module, backend };
        }
        return current.backend;
      }

      server.middlewares.use((request, response, next) => {
        const isApi = request.url?.startsWith(`${devApiBase}/`);
        const isLink = isReplayLink(request.url);
        if (!isApi && !isLink) return next();
        load()
          .then(async (backend) => {
            const page = { backend, base: devApiBase, hasSite: true };
            const answer = withProductPages(backend.answer, devApiBase);
            if (isApi && isApiPage(request.url)) await answerApiPage(page, request, response);
            else if (isApi) await createNodeListener(answer)(request, response);
            else if (!(await answerReplayLink(backend, devApiBase, request, response))) next();
          })
          .catch(next);
      });

      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
        console.log(['', ...seededAccountLines(), '', replayHint(`${site}${devApiBase}`), ''].join('\n'));
      };
    },
  };
}

function isFakeBackendModule(module: object): module is typeof FakeBackendModule {
  return 'createProductBackend' in module;
}
