/** Compares a running backend with the contract: `npm run contract:verify`. */
// Before the command: Node cannot resolve jsencrypt without this hook.
import '../../mocks/adapters/jsencrypt-resolution.ts';
import { verifyCommand } from './verify-command.ts';

process.exitCode = await verifyCommand(process.argv.slice(2));
