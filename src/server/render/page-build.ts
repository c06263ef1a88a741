import type { ServerBuild } from 'react-router';
import type { createLoadContext } from './render-context.server.ts';

/** The server build and its render context. */
export interface PageBuild {
  build: ServerBuild;
  createLoadContext: typeof createLoadContext;
  /** The commit of the build. */
  commit: string;
}

const built = new URL('../../../build/', import.meta.url);

/** The directory of the client build. */
export const clientFiles = new URL('client/', built);

/**
 * Loads the server build.
 *
 * @throws Error with instructions when there is no build
 */
export async function readBuild(): Promise<PageBuild> {
  const file = new URL('server/index.js', built);
  try {
    const build: ServerBuild & { entry: { module: Omit<PageBuild, 'build'> } } = await import(file.href);
    const { createLoadContext, commit } = build.entry.module;
    return { build, createLoadContext, commit };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing)
      throw new Error('There is no build to serve: run `npm run build` first.', { cause: error });
    throw error;
  }
}
