import { isControlPath } from '../engine/control-prefix.ts';
import type { Incoming } from '../engine/exchange.ts';

/** Reading the control plane changes nothing; any other call does, be it that a rule has counted it. */
export const isMutation = ({ method, pathname }: Pick<Incoming, 'method' | 'pathname'>): boolean =>
  method !== 'GET' || !isControlPath(pathname);
