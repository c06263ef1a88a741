/** Starts the production server: `npm start`, after `npm run build`. */
import './set-node-env.ts';
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { misspeltVariables } from '../config/misspelt-variables.ts';
import { readConfig } from '../config/read-config.ts';
import { startServer } from './start-server.ts';
import { startWorkers } from './workers/start-workers.ts';

// Before the configuration, whose error can be the result of a misspelt name.
if (cluster.isPrimary) for (const sentence of misspeltVariables(process.env)) console.warn(sentence);

try {
  const config = readConfig(process.env);
  const workers = config.server.workers || availableParallelism();
  if (cluster.isPrimary && workers > 1) startWorkers(config, workers);
  else await startServer(config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
