import type { Upstream } from '../engine/upstream.ts';

/**
 * The real or recorded backend that `npm run dev` was started with. Vite creates its plugins again and again in one process: all of them
 * find it here, so that a recording is opened and a replay begins once.
 */
export const devUpstream: { current?: Upstream } = {};
