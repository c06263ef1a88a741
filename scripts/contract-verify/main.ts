/** Compares a running backend with the contract: `npm run contract:verify`. */
import { writeFile } from 'node:fs/promises';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { collect, readDuration } from '../../mocks/cli/read-values.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { CannotRun } from './cannot-run.ts';
import { asJUnit, asTable, summary } from './reports.ts';
import { type Result, type VerifyOptions, verify } from './verify.ts';

interface Flags
  extends Pick<VerifyOptions, 'url' | 'account' | 'password' | 'code' | 'newMobile' | 'newPassword'> {
  write?: boolean;
  operation?: string[];
  timeout: number;
  junit?: string;
  json?: string;
}

const exitCodes = { agrees: 0, differs: 1, cannotRun: 2 };

const program = new Command('npm run contract:verify --')
  .description('Calls a running backend, operation by operation, and compares its answers with the contract.')
  .requiredOption('--url <address>', 'base address of the API, such as https://api.example.com', readUrl)
  .option('--account <email>', 'who signs in; without it, only what is public is asked for')
  .addOption(new Option('--password <text>', 'their password').env('VERIFY_PASSWORD'))
  .option('--write', 'also make the calls that leave something behind')
  .option('--operation <name>', 'this operation, and what it needs; repeatable', collect)
  .option('--code <digits>', 'the code that every SMS and e-mail of a test backend carries')
  .option('--new-mobile <number>', 'a mobile number that nobody uses')
  .option('--new-password <text>', 'the password to change to, with --operation changePassword')
  .option('--timeout <duration>', 'how long a call may take', readDuration, 15_000)
  .option('--junit <file>', 'write the result as JUnit XML, too')
  .option('--json <file>', 'write the result as JSON, too')
  .addHelpText(
    'after',
    `
Passwords are encrypted with RSA_PUBLIC_KEY, as the product's are.
Exit code: 0 all that was asked for agrees, 1 something differs, 2 it could not be found out.

Examples:
  npm run contract:verify -- --url https://api.example.com
  npm run contract:verify -- --url http://localhost:4010 --account main@example.com --password 'Demo2026!' --write`,
  )
  .exitOverride()
  .action(run);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : exitCodes.cannotRun;
  else {
    console.error(error instanceof CannotRun ? error.message : error);
    process.exitCode = exitCodes.cannotRun;
  }
}

async function run({ operation, timeout, write = false, junit, json, ...flags }: Flags): Promise<void> {
  const publicKey = process.env.RSA_PUBLIC_KEY?.replaceAll('\\n', '\n');
  if (flags.account && !publicKey)
    console.error('RSA_PUBLIC_KEY is not set: passwords are encrypted with the development key.');
  // jsencrypt cannot be resolved without it.
  await import('../../mocks/adapters/jsencrypt-resolution.ts');
  const results = await verify({
    ...flags,
    write,
    only: operation,
    timeoutMs: timeout,
    publicKey: publicKey || developmentPublicKey,
    unique: `${Date.now()}`,
  });
  console.log(asTable(results));
  if (junit) await keep(junit, asJUnit(results, flags.url));
  if (json)
    await keep(json, `${JSON.stringify({ url: flags.url, summary: summary(results), results }, null, 2)}\n`);
  process.exitCode = exitCodeOf(results, flags);
}

async function keep(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new CannotRun(`The result cannot be written to ${file}${why}.`);
  }
}

function exitCodeOf(
  results: readonly Result[],
  { account, password }: Pick<Flags, 'account' | 'password'>,
): number {
  if (results.some(({ outcome }) => outcome === 'differs')) return exitCodes.differs;
  const login = results.find(({ operationId }) => operationId === 'loginByPassword');
  if (account && password && login?.outcome === 'skipped') {
    console.error(`The login was refused: ${login.reason}. What needs one was not asked for.`);
    return exitCodes.cannotRun;
  }
  if (results.some(({ outcome }) => outcome === 'agrees')) return exitCodes.agrees;
  console.error('Every call was skipped: nothing is known.');
  return exitCodes.cannotRun;
}

function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('It must be an http(s) address.');
}
