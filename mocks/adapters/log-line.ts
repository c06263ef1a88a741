import { styleText } from 'node:util';
import { lazy } from '../../src/ui/format/lazy.ts';
import type { JournalEntry } from '../engine/journal.ts';
import { defaultSandbox } from '../engine/sandbox.ts';

type Call = Omit<JournalEntry, 'id'>;

const time = lazy(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
);

/** A call as a terminal line: time, operation, status, code, duration, source, sandbox, rule, violations. */
export function logLine(call: Call, sandbox = defaultSandbox): string {
  const { operationId, method, path, status, code = '', durationMs, rule, violations, source } = call;
  const name = operationId ?? `${method} ${path.split('?')[0]}`;
  const columns = [
    styleText('dim', time().format(call.time)),
    name.padEnd(26),
    styleText(statusColor(call), status === 0 ? 'closed' : String(status)),
    styleText(statusColor(call), code.padEnd(5)),
    styleText('dim', `${Math.round(durationMs)} ms`.padStart(8)),
  ];
  if (source !== 'fake') columns.push(styleText('blue', source));
  if (sandbox !== defaultSandbox) columns.push(styleText('cyan', `~${sandbox}`));
  if (rule) columns.push(styleText('magenta', `rule ${rule}`));
  if (violations.length > 0)
    columns.push(
      styleText('red', `${violations.length} ${violations.length === 1 ? 'violation' : 'violations'}`),
    );
  return columns.join('  ').trimEnd();
}

function statusColor({ status, code }: Call): 'green' | 'yellow' | 'red' {
  if (status === 0 || status >= 500) return 'red';
  return status === 200 && (code === undefined || /^\d+$/.test(code)) ? 'green' : 'yellow';
}
