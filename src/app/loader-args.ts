import type { LoaderFunctionArgs } from 'react-router';

/** The arguments of loaders that run on the server and in the browser. */
export type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>;
