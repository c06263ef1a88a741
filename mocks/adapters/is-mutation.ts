import { isControlPath } from '../engine/control-prefix.ts';
import type { Incoming } from '../engine/exchange.ts';

/** Whether a call may change the state. API calls do, because rules count them. */
export const isMutation = ({ method, pathname }: Pick<Incoming, 'method' | 'pathname'>): boolean =>
  method !== 'GET' || !isControlPath(pathname);
