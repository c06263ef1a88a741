import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Purged } from '../http/purge.ts';
import type { ToPrimary, ToWorker } from './messages.ts';

interface WorkerOptions {
  registry: Registry;
  /** Purges the caches of this process. */
  purge(surrogateKeys: ReadonlySet<string>): Purged;
  /** Serves requests for `drainMs`, then exits. */
  stop(drainMs: number): Promise<void>;
}

interface Workers {
  /** Purges the caches of all workers. */
  purgeAll(surrogateKeys: ReadonlySet<string>): Promise<Purged>;
}

/** Connects a worker to the primary process: shutdown, purges and metrics. */
export function joinWorkers({ registry, purge, stop }: WorkerOptions): Workers {
  // The constructor answers the requests of the primary process for metrics.
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();

  const send = (message: ToPrimary) => process.send?.(message);
  const waiting = new Map<number, (purged: Purged) => void>();
  let calls = 0;
  process.on('message', (message: ToWorker) => {
    if (message.type === 'close') void stop(message.drainMs);
    else if (message.type === 'purge')
      send({ type: 'purged', call: message.call, purged: purge(new Set(message.keys)) });
    else if (message.type === 'purged-all') {
      waiting.get(message.id)?.(message.purged);
      waiting.delete(message.id);
    }
  });
  // The others continue to serve, so there is nothing to drain.
  process.once('SIGTERM', () => void stop(0));
  // Ctrl+C reaches every process; the primary closes the workers.
  process.on('SIGINT', () => {});

  return {
    purgeAll: (keys) =>
      new Promise((resolve) => {
        calls += 1;
        waiting.set(calls, resolve);
        send({ type: 'purge-all', id: calls, keys: [...keys] });
      }),
  };
}
