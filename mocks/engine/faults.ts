import { jsonReply, type Reply } from './exchange.ts';

/** A cut connection, no answer at all, broken JSON, an envelope without a code, and one whose code nobody knows. */
export const faults = ['network', 'timeout', 'malformed', 'no-code', 'unknown-code'] as const;

/** What a replay rule can do to the transport instead of answering. */
type Fault = (typeof faults)[number];

/** Longest time that a call without an answer is held open. */
const timeoutMs = 60_000;

/** Breaks an exchange. `status` is the HTTP status of what still looks like an answer. */
export async function commit(fault: Fault, signal: AbortSignal, status?: number): Promise<Reply> {
  switch (fault) {
    case 'network':
      return 'cut';
    case 'timeout':
      await pause(timeoutMs, signal);
      return 'cut';
    case 'malformed':
      return jsonReply('{"code":"00000","msg":"Ok","data":{"lis', status);
    case 'no-code':
      return jsonReply('{"data":null}', status);
    case 'unknown-code':
      return jsonReply('{"code":"X9999","msg":"A code that nobody knows","data":null}', status);
  }
}

/** Waits, or stops waiting when the caller gives up. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, ms);
    signal.addEventListener('abort', stop);
  });
}
