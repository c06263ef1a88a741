import { renderUnicodeCompact } from 'uqr';
import { createServerModuleRunner, isRunnableDevEnvironment, type Plugin } from 'vite';
import { developmentPublicKey } from '../db/development-keys.ts';
import { decryptOnNode } from '../db/node-decrypt.ts';
import type { FakeBackend } from '../engine/backend.ts';
import { controlPrefix, isControlPath } from '../engine/control-prefix.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import type * as FakeBackendModule from '../fake-backend.ts';
import { devUpstream } from './dev-upstream.ts';
import { keepState } from './keep-state.ts';
import { isReplayLink } from './link-parameters.ts';
import { createNodeListener } from './node-listener.ts';
import { withPanelPage } from './panel-page.ts';
import { createPinCheck, refuse } from './pin.ts';
import { productPrefix, withProductPages } from './product-page.ts';
import { answerReplayLink } from './replay-link.ts';
import { devApiBase, sampleConfig } from './sample-config.ts';
import { applySandboxCookie } from './sandbox-cookie.ts';
import { pinLines, replayHint, seededAccountLines, upstreamLines } from './startup-message.ts';

/**
 * Mounts the fake backend in the dev server, before the pages: server loaders and browser share one state.
 * Handlers hot-reload: a change in `mocks/` keeps data, sessions and rules, as long as the tables stay the same.
 */
export function fakeBackend(): Plugin {
  return {
    name: 'fake-backend',
    apply: 'serve',
    config() {
      // Defaults for this backend. Variables that are set take precedence.
      process.env.API_BASE_URL ||= devApiBase;
      process.env.RSA_PUBLIC_KEY ??= developmentPublicKey;
      process.env.FORWARDED_HEADERS ??= 'X-Mock, X-Mock-Session';
      for (const [name, value] of Object.entries(sampleConfig)) process.env[name] ??= value;
    },
    configureServer(server) {
      const pin = createPinCheck(process.env.MOCK_PIN, { hasSite: true });
      // A restart of Vite in this process keeps it.
      process.env.MOCK_PIN = pin.pin;
      // The port is known once the server listens. The site reads its configuration with the first page.
      let origin = 'http://localhost:5173';
      server.httpServer?.once('listening', () => {
        const address = server.httpServer?.address();
        if (typeof address === 'object' && address) origin = `http://localhost:${address.port}`;
        process.env.PRODUCT_ORIGINS ??= origin;
      });

      /** The addresses of this server in the networks of the machine. */
      const networks = () => (server.resolvedUrls?.network ?? []).map((url) => url.replace(/\/$/, ''));

      const { ssr } = server.environments;
      // A runner of its own: that of the site starts over with each change of a component, and the data with it.
      const runner = isRunnableDevEnvironment(ssr) && createServerModuleRunner(ssr, { hmr: false });
      /** The sandboxes that were used. */
      const sandboxes = new Set([defaultSandbox]);
      let current: { module: typeof FakeBackendModule; backend: Promise<FakeBackend> } | undefined;

      /** Creates the backend of a module, with the state of the one that it replaces. */
      async function create(
        module: typeof FakeBackendModule,
        before?: Promise<FakeBackend>,
      ): Promise<FakeBackend> {
        const backend = module.createProductBackend({
          base: devApiBase,
          decrypt: decryptOnNode,
          productPages: `${origin}${devApiBase}${productPrefix}`,
          mayControl: pin.allows,
          otherDevices() {
            const [network] = networks();
            return network === undefined ? undefined : { origin: network, pin: pin.pin };
          },
          upstream: devUpstream.current,
        });
        if (before) await keepState(await before, backend, sandboxes);
        return backend;
      }

      async function load(): Promise<FakeBackend> {
        if (!runner)
          throw new Error('The fake backend needs an environment that runs modules in this process.');
        const module = await runner.import<typeof FakeBackendModule>('/mocks/fake-backend.ts');
        // At once, so that calls at the same time get the same backend.
        if (current?.module !== module) current = { module, backend: create(module, current?.backend) };
        return current.backend;
      }

      server.middlewares.use((request, response, next) => {
        if (pin.answer(request, response)) return;
        applySandboxCookie(request);
        const sandbox = request.headers['x-mock-session'];
        if (typeof sandbox === 'string') sandboxes.add(sandbox);
        // The server renders pages with this header on behalf of the client.
        if (request.headers['x-mock'] !== undefined && !pin.allows(request)) return refuse(request, response);
        const isApi = request.url?.startsWith(`${devApiBase}/`);
        const isLink = isReplayLink(request.url);
        if (!isApi && !isLink) return next();
        // Vite allows all origins on this machine. The control plane does not.
        if (isControlPath(request.url ?? '')) response.removeHeader('Access-Control-Allow-Origin');
        load()
          .then(async (backend) => {
            const fetch = withPanelPage(backend.fetch, pin.allows, devApiBase);
            if (isApi) await createNodeListener(withProductPages(fetch, devApiBase))(request, response);
            else if (!(await answerReplayLink({ backend, pin }, request, response))) next();
          })
          .catch(next);
      });

      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
        const others = pinLines(networks(), `${devApiBase}${controlPrefix}/`, pin.pin);
        const backends = upstreamLines(devUpstream.current);
        console.log(
          [
            '',
            ...backends,
            ...others,
            // A phone opens the site without typing the PIN.
            ...networks()
              .slice(0, 1)
              .map((address) => renderUnicodeCompact(`${address}/?pin=${pin.pin}`)),
            // A real backend has accounts of its own.
            ...(devUpstream.current?.source === 'real' ? [] : seededAccountLines()),
            '',
            replayHint(`${site}${devApiBase}`),
            '',
          ].join('\n'),
        );
      };
    },
  };
}
