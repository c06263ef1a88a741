/** Lists what changed between two contracts: `npm run contract:diff`. */
import { diffCommand } from './diff-command.ts';

process.exitCode = await diffCommand(process.argv.slice(2));
