import type { ServerBuild } from 'react-router';
import type { createLoadContext } from './render-context.server.ts';

/** The built pages, and what makes the context of one of them. */
export interface PageBuild {
  build: ServerBuild;
  createLoadContext: typeof createLoadContext;
  /** The commit that it was made of. */
  commit: string;
}

const built = new URL('../../../build/', import.meta.url);

/** Where the browser's files lie. */
export const clientFiles = new URL('client/', built);

/**
 * Reads the build.
 *
 * @throws Error with a sentence that says what to do, when there is none
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
