import type { Command } from 'commander';
import { unwrap } from '../engine/control-client.ts';
import { coverageTable, toCoverage } from '../recording/coverage.ts';
import { connect, type Target, withTarget } from './client.ts';

/** Adds the command that shows which codes were met. */
export function addCoverageCommand(program: Command): void {
  withTarget(program.command('coverage'))
    .summary('show which error codes the calls met')
    .description('Shows which pairs of operation and code of the contract the calls in the journal met.')
    .option('--json', 'print JSON')
    .action(async ({ json, ...target }: Target & { json?: boolean }) => {
      const calls = await unwrap(connect(target).GET('/log'));
      const coverage = toCoverage(calls.map(({ operationId, code }) => ({ operationId, code })));
      console.log(json ? JSON.stringify(coverage, null, 2) : coverageTable(coverage));
    });
}
