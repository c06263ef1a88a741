import type { Command } from 'commander';
import { unwrap } from '../engine/control-client.ts';
import { findByName } from '../engine/control-error.ts';
import type { components } from '../engine/generated/control.d.ts';
import { connect, type Target, withTarget } from './client.ts';
import { commandName } from './command-name.ts';
import { printTable } from './print.ts';

type Catalogue = components['schemas']['Catalogue'];

/** Adds the command that lists the error codes. */
export function addErrorsCommand(program: Command): void {
  withTarget(program.command('errors [code]'))
    .summary('list the error codes')
    .description('Lists error codes with HTTP status, meaning and user-visible text.')
    .option('--operation <name>', 'only codes of operations whose name contains this')
    .addHelpText(
      'after',
      `\nExamples:\n  ${commandName} errors A2012\n  ${commandName} errors --operation login`,
    )
    .action(async (code: string | undefined, { operation, ...target }: Target & { operation?: string }) => {
      const catalogue = await unwrap(connect(target).GET('/catalogue'));
      const operations = operation === undefined ? undefined : findOperations(catalogue, operation);
      if (code !== undefined) findByName('code', code, catalogue.codes, 'code');
      const isWanted = (own: string) => code === undefined || own === code;
      if (!operations) printCodes(catalogue.codes.filter((row) => isWanted(row.code)));
      for (const { operationId, method, path, codes, pages } of operations ?? []) {
        console.log(`\n${operationId}  ${method} ${path}`);
        const places = pages.map((page) => (page.as ? `${page.path} as ${page.as}` : page.path));
        if (places.length > 0) console.log(`Called on ${places.join(', ')}`);
        const rows = catalogue.codes.filter((row) => codes.includes(row.code) && isWanted(row.code));
        if (rows.length > 0) printCodes(rows);
        else
          console.log(`The contract does not list ${code} for this operation; a rule can still replay it.`);
      }
    });
}

function printCodes(codes: Catalogue['codes']): void {
  printTable([
    ['Code', 'HTTP', 'Meaning', 'English', 'Chinese'],
    ...codes.map(({ code, httpStatus, meaning, text }) => [code, `${httpStatus}`, meaning, text.en, text.zh]),
  ]);
}

function findOperations({ operations }: Catalogue, wanted: string) {
  const exact = operations.filter(({ operationId }) => operationId === wanted);
  if (exact.length > 0) return exact;
  const part = wanted.toLowerCase();
  const found = operations.filter(({ operationId }) => operationId.toLowerCase().includes(part));
  return found.length > 0 ? found : [findByName('operation', wanted, operations, 'operationId')];
}
