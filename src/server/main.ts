/** Starts the production server: `npm start`, after `npm run build`. */
import { misspeltVariables } from '../config/misspelt-variables.ts';
import { readConfig } from '../config/read-config.ts';
import { startServer } from './start-server.ts';

// Before the configuration, whose error can be the result of a misspelt name.
for (const sentence of misspeltVariables(process.env)) console.warn(sentence);
try {
  await startServer(readConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
