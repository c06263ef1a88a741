import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { ServerConfig } from '../../config/config.ts';
import { listenOrExit } from '../http/listen.ts';
import { createMetricsServer } from '../metrics/metrics-server.ts';
import type { ToPrimary, ToWorker } from './messages.ts';
import { PendingPurges } from './pending-purges.ts';

/**
 * Starts several processes that serve the same port, and replaces one that ends. The first one starts alone: when it cannot
 * start, none can.
 */
export function startWorkers(
  { server: { host, drainSeconds, metricsPort } }: ServerConfig,
  count: number,
): void {
  // The workers accept connections themselves. With the default policy the primary process hands them over one by one, and a
  // connection that is on its way to a killed worker stays open without a response.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isClosing = false;
  const ready = new Set<number>();
  const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const send = (worker: Worker, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };
  const purges = new PendingPurges();

  cluster.on('listening', ({ id }) => {
    const isFirst = ready.size === 0;
    ready.add(id);
    if (isFirst) for (let started = 1; started < count; started += 1) cluster.fork();
  });
  cluster.on('message', (worker, message: ToPrimary) => {
    if (message.type === 'purged') purges.add(message.call, worker.id, message.purged);
    else if (message.type === 'purge-all') {
      const workers = running().filter((each) => each.isConnected());
      const call = purges.open(
        workers.map(({ id }) => id),
        (purged) => send(worker, { type: 'purged-all', id: message.id, purged }),
      );
      for (const each of workers) send(each, { type: 'purge', call, keys: message.keys });
    }
  });
  cluster.on('exit', ({ id }, code) => {
    purges.leave(id);
    if (isClosing) {
      if (running().length === 0) process.exit();
    } else if (ready.has(id)) cluster.fork();
    else process.exit(code || 1);
  });

  const close = (drainMs: number) => {
    isClosing = true;
    for (const worker of running()) send(worker, { type: 'close', drainMs });
  };
  process.once('SIGTERM', () => close(drainSeconds * 1000));
  process.once('SIGINT', () => close(0));

  const startFirst = () => void cluster.fork();
  if (metricsPort === null) startFirst();
  else {
    const registry = new AggregatorRegistry();
    const metricsServer = createMetricsServer(registry.contentType, () => registry.clusterMetrics());
    listenOrExit(metricsServer, { host, port: metricsPort, variable: 'METRICS_PORT' }, startFirst);
  }
}
