import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { unwrap } from '../engine/control-client.ts';
import type { RecordedCall } from '../recording/har.ts';
import { connect, type Target, withTarget } from './client.ts';
import { commandName } from './command-name.ts';

/** Adds the commands that exchange calls with other tools as HTTP Archives. */
export function addHarCommands(program: Command): void {
  const har = program
    .command('har')
    .summary('export or import calls as an HTTP Archive')
    .description('Exchanges calls with browsers and other tools as HTTP Archives (HAR).');

  withTarget(har.command('export <file>'))
    .description('Writes the calls of the journal. Secrets and personal data are replaced.')
    .action(async (file: string, target: Target) => {
      const log = await unwrap(connect(target).GET('/log'));
      const { api } = await import('../api.ts');
      const { findOperation } = await import('../recording/har.ts');
      const calls = log.flatMap(({ method, path, request = '', response = '', ...call }) => {
        const operation = findOperation(api, method, path);
        return operation ? { ...call, operation, method, path, request, response } : [];
      });
      await write(file, calls);
    });

  har
    .command('import <from> <to>')
    .description(
      'Writes the calls of the contract in an archive, such as one saved by a browser, as a recording for\n' +
        `\`${commandName} --replay\`. Secrets and personal data are replaced.`,
    )
    .action(async (from: string, to: string) => write(to, await readRecording(from)));
}

async function write(file: string, calls: readonly RecordedCall[]): Promise<void> {
  const { api } = await import('../api.ts');
  const { createRecorder } = await import('../recording/recorder.ts');
  const recorder = createRecorder(api, file);
  const invalid = calls.filter((call) => recorder.add(call).comment).length;
  console.log(
    `Wrote ${calls.length} calls to ${file}.${invalid > 0 ? ` ${invalid} of them violate the contract.` : ''}`,
  );
}

async function readRecording(file: string): Promise<RecordedCall[]> {
  const { api } = await import('../api.ts');
  const { readHar } = await import('../recording/read-har.ts');
  try {
    return readHar(api, await readFile(file), (line) => console.log(`Left out: ${line}`));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
