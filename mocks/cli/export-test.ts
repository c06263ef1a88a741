import type { Command } from 'commander';
import { toPlaywrightTest } from '../recording/playwright-test.ts';
import { createControlClient, type Target, unwrapControlResponse, withTarget } from './client.ts';

interface ExportOptions extends Target {
  page: string;
  as?: string;
  language: string;
}

/** Adds the command that writes the journal as a test. */
export function addExportTestCommand(program: Command): void {
  withTarget(program.command('export-test'))
    .summary('print the journal as a Playwright test')
    .description(
      'Prints a test for e2e/site that sets the scenario and the rules of the sandbox, also those that were used up, and\n' +
        'opens the page. The replay panel exports what was pressed as well.',
    )
    .option('--page <path>', 'unprefixed path of the page', '/')
    .option('--as <key>', 'key of the seeded account that is signed in')
    .option('--language <language>', 'zh or en', 'zh')
    .action(async ({ page, as, language, ...target }: ExportOptions) => {
      const client = createControlClient(target);
      const [state, calls, catalogue] = await Promise.all([
        unwrapControlResponse(client.GET('/state')),
        unwrapControlResponse(client.GET('/log')),
        unwrapControlResponse(client.GET('/catalogue')),
      ]);
      console.log(
        toPlaywrightTest({
          address: page,
          language: language === 'en' ? 'en' : 'zh',
          state,
          calls,
          catalogue,
          account: as,
        }),
      );
    });
}
