import { isControlPath } from '../engine/control-prefix.ts';

/** Whether a call may change the state. API calls do, because rules count them. */
export const isMutation = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method !== 'GET' || !isControlPath(new URL(url).pathname);
