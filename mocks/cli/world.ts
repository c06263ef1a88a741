import { readFile, writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { components } from '../../openapi/generated/control.d.ts';
import { CliError } from './cli-error.ts';
import { ask, createControlClient, type Target, withTarget } from './client.ts';
import { printTable } from './print.ts';
import { readDuration } from './read-values.ts';

type Snapshot = components['schemas']['Snapshot'];

/** Commands about the world itself: its accounts, its clock, its beginning and its copies. */
export function addWorldCommands(program: Command): void {
  withTarget(program.command('accounts'))
    .summary('list the accounts to sign in with')
    .description('Lists the seeded accounts and why each is there.')
    .action(async (target: Target) => {
      const accounts = await ask(createControlClient(target).GET('/accounts'));
      printTable([
        ['Key', 'Account', 'Mobile', 'Password', 'Why it is there'],
        ...accounts.map(({ key, account, mobile, password, purpose }) => [
          key,
          account,
          mobile,
          password,
          purpose.en,
        ]),
      ]);
    });

  withTarget(program.command('reset'))
    .summary('start over')
    .description('Begins a fresh world from the seeds, without rules, with an empty journal.')
    .action(async (target: Target) => {
      await ask(createControlClient(target).POST('/reset'));
      console.log('The world is as it was at the start.');
    });

  addClock(program);
  addSnapshot(program);
}

function addClock(program: Command): void {
  const clock = program
    .command('clock')
    .summary('show the world’s time, or move it')
    .description('Shows or moves the time that a world lives in.');
  const print = (now: number) => console.log(new Date(now).toString());

  withTarget(clock.command('show', { isDefault: true }))
    .description('Shows the time.')
    .action(async (target: Target) => print((await ask(createControlClient(target).GET('/clock'))).now));

  withTarget(clock.command('advance'))
    .description('Moves the time forward: tokens, codes and limits age by that much.')
    .argument('<duration>', 'such as 60s, 10m or 2h', readDuration)
    .action(async (advanceMs: number, target: Target) =>
      print((await ask(createControlClient(target).POST('/clock', { body: { advanceMs } }))).now),
    );
}

function addSnapshot(program: Command): void {
  const snapshot = program
    .command('snapshot')
    .summary('save a world to a file, or load it')
    .description('Keeps a world, with its clock, scenario and rules, in a file.');

  withTarget(snapshot.command('save <file>'))
    .description(
      'Writes the world to a file: what was typed, and who is signed in, but of passwords only a digest.',
    )
    .action(async (file: string, target: Target) => {
      const saved = await ask(createControlClient(target).GET('/snapshot'));
      await writeFile(file, JSON.stringify(saved)).catch((error: Error) => {
        throw new CliError(`${file} cannot be written: ${error.message}.`);
      });
      console.log(`The world is saved in ${file}.`);
    });

  withTarget(snapshot.command('load <file>'))
    .description('Replaces the world by the one in a file.')
    .action(async (file: string, target: Target) => {
      const body = await readSnapshot(file);
      await ask(createControlClient(target).POST('/snapshot', { body }));
      console.log(`The world of ${file} is back.`);
    });
}

/** Reads a file as it is: whether it holds a snapshot is for the control plane to say. */
async function readSnapshot(file: string): Promise<Snapshot> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CliError(`${file} cannot be read: ${error.message}.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(`${file} is not JSON.`);
  }
}
