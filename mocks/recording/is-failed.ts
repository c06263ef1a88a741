import type { components } from '../engine/generated/control.d.ts';
import { successCode } from '../envelope.ts';

/** Whether a call did not succeed. */
export const isFailed = ({ status, code }: components['schemas']['LogEntry']): boolean =>
  status !== 200 || code !== successCode;
