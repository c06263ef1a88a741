import type { Plugin } from 'vite';
import { ConfigError } from '../../src/config/config-error.ts';
import { listenErrorMessage } from '../../src/server/http/listen.ts';

/** Replaces the stack of a dev server whose port is in use by a sentence. */
export function portError(): Plugin {
  return {
    name: 'port-error',
    apply: 'serve',
    configureServer(server) {
      const { listen } = server;
      const { port: configured, host } = server.config.server;
      server.listen = async (port = configured, ...rest) => {
        try {
          return await listen(port, ...rest);
        } catch (error) {
          // Vite throws an error without a code.
          if (!(error instanceof Error && /^Port \d+ is already in use/.test(error.message))) throw error;
          const inUse = Object.assign(error, { code: 'EADDRINUSE' });
          const place = {
            host: typeof host === 'string' ? host : 'localhost',
            port,
            setBy: 'npm run dev -- --port',
          };
          throw new ConfigError([listenErrorMessage(inUse, place)]);
        }
      };
    },
  };
}
