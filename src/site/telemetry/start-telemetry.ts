import { onFault } from '../../app/faults.ts';
import { telemetryLimits } from '../../app/telemetry-limits.ts';
import type { TelemetryEvent, TelemetryReport } from '../../app/telemetry-report.ts';
import { readConsent } from '../analytics/consent.ts';
import { describeError } from './describe-error.ts';

/** The page and its language at the time of an event. */
export type Place = Pick<TelemetryEvent, 'route' | 'language'>;

/** The time between an error and its report. Errors of one cause travel together. */
const delayMs = 2_000;

let isStarted = false;

/**
 * Reports errors and web vitals of this document, at most twenty. The report of an error leaves after two seconds, all else when the
 * page is hidden.
 */
export async function startTelemetry(url: string, place: () => Place): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const start = place();
  let queue: TelemetryEvent[] = [];
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = queue;
    queue = [];
    // The visitor may have withdrawn the consent.
    if (events.length === 0 || readConsent() !== 'granted') return;
    const report: TelemetryReport = { release: __COMMIT__, requestId: requestId(), events };
    navigator.sendBeacon(url, JSON.stringify(report));
  };
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const add = (event: TelemetryEvent) => {
    count += 1;
    if (count <= telemetryLimits.events) queue.push(event);
  };

  onFault(({ error, route }) => {
    add({ type: 'error', ...place(), ...(route && { route }), ...describeError(error) });
    timer ??= setTimeout(send, delayMs);
  });
  addEventListener('visibilitychange', sendWhenHidden);
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  for (const observe of [onCLS, onINP, onLCP])
    observe(({ name, value, rating }) => {
      add({ type: 'web-vital', ...start, name, value: Math.round(value * 1000) / 1000, rating });
      // The values are final when the page is hidden. All of them arrive in one turn.
      queueMicrotask(sendWhenHidden);
    });
}

/** The id of the request of this document, which the server states in `Server-Timing`. */
const requestId = () =>
  performance.getEntriesByType('navigation')[0]?.serverTiming?.find(({ name }) => name === 'request')
    ?.description;
