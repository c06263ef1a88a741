import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** Drops the errors of requests whose modules were still loading when the dev server stopped: nobody waits for their stacks. */
export function quietStop(): Plugin {
  return {
    name: 'quiet-stop',
    // After all other handlers, before that of Vite.
    configureServer:
      ({ middlewares, httpServer }) =>
      () => {
        middlewares.use(
          (error: unknown, _: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
            if (httpServer?.listening === false) response.destroy();
            else next(error);
          },
        );
      },
  };
}
