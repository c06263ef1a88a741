import type { components } from '../engine/generated/control.d.ts';

type LogEntry = components['schemas']['LogEntry'];

/** A call as the journal has it, for tests. */
export const testCall = (more: Partial<LogEntry>): LogEntry => ({
  id: 1,
  time: 0,
  source: 'fake',
  method: 'GET',
  path: '/',
  status: 200,
  durationMs: 0,
  violations: [],
  isSignedIn: false,
  ...more,
});
