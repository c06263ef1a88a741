import { renderErrorCodesPage } from '../../checks/contract/error-codes-page.ts';
import { read } from '../../checks/repo/files.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { variableTable } from '../../src/config/env-table.ts';

/** Pages that are written by hand hold tables that are not: each between two comments with its name. */
function withTable(page: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page needs ${start} and ${end} around its table.`);
  return `${page.slice(0, from + start.length)}\n\n${table}\n\n${page.slice(to)}`;
}

function scenarioTable(): string {
  const rows = scenarios.map(({ name, look, title }) => `| \`${name}\` | \`${look}\` | ${title.en} |`);
  return ['| Scenario | Where to look | What it shows |', '| --- | --- | --- |', ...rows].join('\n');
}

/** What is written about the product for people, as far as it is derived from the code. */
export function generatedDocs(): { path: string; content: string }[] {
  const readme = withTable(
    withTable(read('README.md'), 'variables', variableTable()),
    'scenarios',
    scenarioTable(),
  );
  return [
    { path: 'README.md', content: readme },
    { path: 'docs/error-codes.md', content: renderErrorCodesPage() },
  ];
}
