import { verifyCommand } from './verify-command.ts';

/** Runs the command in this process. */
export async function runVerification(url: string, ...flags: string[]) {
  const lines = { out: '', err: '' };
  const print = {
    log: (text: unknown) => {
      lines.out += `${text}\n`;
    },
    error: (text: unknown) => {
      lines.err += `${text}\n`;
    },
  };
  return { code: await verifyCommand(['--url', url, ...flags], print), ...lines };
}
