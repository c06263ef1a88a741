import type { LoaderFunctionArgs } from 'react-router';

/** What a page's `load` may use: the part that server loaders and browser loaders have in common. */
export type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>;
