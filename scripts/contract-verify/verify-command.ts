import { writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { collect, readAddress, readDuration } from '../../mocks/cli/read-values.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import type { ContractDocument } from '../../mocks/engine/contract.ts';
import { isObject, type JsonObject, toObject } from '../contract-document/json.ts';
import { ownContract, readContract } from '../contract-document/read-contract.ts';
import { CannotRun, cannotRun, type Print, runCommand } from '../contract-document/run-command.ts';
import { asJUnit, asTable, asUnknown, summary } from './reports.ts';
import { type Result, type VerifyOptions, verify } from './verify.ts';

interface Flags
  extends Pick<VerifyOptions, 'url' | 'account' | 'password' | 'code' | 'newMobile' | 'newPassword'> {
  write?: boolean;
  negative?: boolean;
  operation?: string[];
  /** Whether operations may be skipped. */
  skips: boolean;
  timeout: number;
  junit?: string;
  json?: string;
}

/**
 * Verifies a backend as the command line asks, and prints the result.
 *
 * @param print writes to the terminal
 * @returns the exit code
 */
export function verifyCommand(words: readonly string[], print: Print = console): Promise<number> {
  const program = new Command('npm run contract:verify --')
    .description(
      'Calls a running backend operation by operation and compares its responses with the contract.',
    )
    .requiredOption(
      '--url <address>',
      'base address of the API, such as https://api.example.com',
      readAddress,
    )
    .option('--account <email>', 'account to sign in with; without it, only public operations are called')
    .addOption(new Option('--password <text>', 'password of the account').env('VERIFY_PASSWORD'))
    .option('--write', 'include operations that change data')
    .option('--negative', 'also send wrong inputs, such as missing fields and wrong types, and no token')
    .option('--operation <name>', 'only this operation and its prerequisites; repeatable', collect)
    .option('--code <digits>', 'verification code that a test backend sends in every SMS and e-mail')
    .option('--new-mobile <number>', 'unused mobile number')
    .option('--new-password <text>', 'new password for --operation changePassword')
    .option('--no-skips', 'end with exit code 2 if anything was skipped that a whole run verifies, for CI')
    .addOption(
      new Option('--timeout <duration>', 'timeout of a call').argParser(readDuration).default(15_000, '15s'),
    )
    .option('--junit <file>', 'also write the result as JUnit XML')
    .option('--json <file>', 'also write the result as JSON')
    .addHelpText(
      'after',
      `
RSA_PUBLIC_KEY encrypts passwords.
Exit code: 0 all operations agree, 1 at least one differs, 2 the verification could not run, or not completely.

Examples:
  npm run contract:verify -- --url https://api.example.com
  npm run contract:verify -- --url http://localhost:4010 --account main@example.com --password 'Demo2026!' --write`,
    );
  return runCommand<Flags>(program, { words, print }, (flags) => run(flags, print));
}

async function run(
  { operation, timeout, write = false, junit, json, ...flags }: Flags,
  print: Print,
): Promise<number> {
  const publicKey = process.env.RSA_PUBLIC_KEY?.replaceAll('\\n', '\n');
  if (flags.account && !publicKey)
    print.error('RSA_PUBLIC_KEY is not set. Passwords are encrypted with the development key.');
  const contract = await readOwnContract();
  const unknown = new Set<string>();
  const results = await verify({
    ...flags,
    contract,
    onUnknown: (text) => unknown.add(text),
    write,
    only: operation,
    timeoutMs: timeout,
    publicKey: publicKey || developmentPublicKey,
    unique: `${Date.now()}`,
  });
  print.log(asTable(results));
  if (unknown.size > 0) print.log(`\n${asUnknown(unknown)}`);
  if (junit) await writeReport(junit, asJUnit(results, flags.url));
  if (json)
    await writeReport(
      json,
      `${JSON.stringify({ url: flags.url, summary: summary(results), unknown: [...unknown], results }, null, 2)}\n`,
    );
  return exitCodeOf(results, { ...flags, operation }, print);
}

/** Reads the bundled contract of the working tree. */
async function readOwnContract(): Promise<ContractDocument & JsonObject> {
  const contract = await readContract(ownContract);
  if (isContractDocument(contract)) return contract;
  throw new CannotRun('The contract has no schemas.');
}

const isContractDocument = (document: JsonObject): document is ContractDocument & JsonObject =>
  isObject(document.paths) && isObject(toObject(document.components).schemas);

async function writeReport(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new CannotRun(`The result cannot be written to ${file}${reason}.`);
  }
}

function exitCodeOf(
  results: readonly Result[],
  { account, password, operation, skips }: Pick<Flags, 'account' | 'password' | 'operation' | 'skips'>,
  print: Print,
): number {
  if (results.some(({ outcome }) => outcome === 'differs')) return 1;
  const login = results.find(({ operationId }) => operationId === 'loginByPassword');
  if (account && password && login?.outcome === 'skipped') {
    print.error(`The login failed: ${login.reason}. Authenticated operations were skipped.`);
    return cannotRun;
  }
  const skipped = results.filter(({ outcome, isLeftOut }) => outcome === 'skipped' && !isLeftOut);
  if (skipped.length === results.length) print.error('Every operation was skipped.');
  else if (skipped.length === 0 || (skips && !operation)) return 0;
  else {
    const reasons = new Set(skipped.map(({ operationId, reason }) => `${operationId} ${reason}`));
    print.error(`The verification is not complete: ${[...reasons].join('; ')}.`);
  }
  return cannotRun;
}
