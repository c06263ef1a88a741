import { readFile, writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { type ControlResponse, unwrap } from '../engine/control-client.ts';
import type { components } from '../engine/generated/control.d.ts';
import { connect, type Target, withTarget } from './client.ts';
import { printTable } from './print.ts';
import { readDuration, readTime } from './read-values.ts';

type Snapshot = components['schemas']['Snapshot'];

/** Adds the commands for accounts, reset, clock and snapshots. */
export function addStateCommands(program: Command): void {
  withTarget(program.command('accounts'))
    .summary('list the accounts to sign in with')
    .description('Lists the seeded accounts with their purpose.')
    .action(async (target: Target) => {
      const { accounts } = await unwrap(connect(target).GET('/catalogue'));
      printTable([
        ['Key', 'Account', 'Mobile', 'Password', 'Purpose'],
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
    .summary('restore the initial state')
    .description('Restores the seeded data, and removes rules and journal.')
    .action(async (target: Target) => {
      await unwrap(connect(target).POST('/reset'));
      console.log('Restored the initial state.');
    });

  addClock(program);
  addSnapshot(program);
}

function addClock(program: Command): void {
  const clock = program
    .command('clock')
    .summary('show or move the clock')
    .description('Shows or moves the clock of the fake backend.');
  const print = async (answer: ControlResponse<{ now: number }>) =>
    console.log(new Date((await unwrap(answer)).now).toString());

  withTarget(clock.command('show', { isDefault: true }))
    .description('Shows the time.')
    .action((target: Target) => print(connect(target).GET('/clock')));

  withTarget(clock.command('advance'))
    .description('Advances the clock. Tokens, codes and limits expire accordingly.')
    .argument('<duration>', 'such as 60s, 10m or 2h', readDuration)
    .action((advanceMs: number, target: Target) =>
      print(connect(target).POST('/clock', { body: { advanceMs } })),
    );

  withTarget(clock.command('set'))
    .description('Sets the clock, forward or back.')
    .argument('<time>', 'such as 2027-01-31 or 2027-01-31T09:00, in the time zone of this machine', readTime)
    .action((now: number, target: Target) => print(connect(target).PUT('/clock', { body: { now } })));

  withTarget(clock.command('reset'))
    .description('Returns to the time of the machine.')
    .action((target: Target) => print(connect(target).DELETE('/clock')));
}

function addSnapshot(program: Command): void {
  const snapshot = program
    .command('snapshot')
    .summary('save the state to a file, or load it')
    .description('Saves or loads data, clock, scenario and rules.');

  withTarget(snapshot.command('save <file>'))
    .description(
      'Writes the state to a file. It contains all input and sessions, but only digests of passwords.',
    )
    .action(async (file: string, target: Target) => {
      const saved = await unwrap(connect(target).GET('/snapshot'));
      await writeFile(file, JSON.stringify(saved)).catch((error: Error) => {
        throw new Error(`${file} cannot be written: ${error.message}.`);
      });
      console.log(`Saved the state to ${file}.`);
    });

  withTarget(snapshot.command('load <file>'))
    .description('Replaces the state with the one in a file.')
    .action(async (file: string, target: Target) => {
      const body = await readSnapshot(file);
      await unwrap(connect(target).POST('/snapshot', { body }));
      console.log(`Loaded the state from ${file}.`);
    });
}

/** Reads a JSON file. The control plane validates its content. */
async function readSnapshot(file: string): Promise<Snapshot> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}
