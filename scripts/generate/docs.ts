import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { contentTable, envTable } from '../../src/config/env-table.ts';
import { read } from '../../test/files.ts';
import { renderErrorCodesPage } from './error-codes-page.ts';

/** Replaces the generated tables of a page. Two comments with the name of a table mark its place. */
function withTable(
  path: string,
  ...tables: [name: string, table: string][]
): { path: string; content: string } {
  const content = tables.reduce((page, [name, table]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = page.indexOf(start);
    const to = page.indexOf(end);
    if (from < 0 || to < from) throw new Error(`${path} needs ${start} and ${end} around its table.`);
    return `${page.slice(0, from + start.length)}\n\n${table}\n\n${page.slice(to)}`;
  }, read(path));
  return { path, content };
}

function scenarioTable(): string {
  const rows = scenarios.map(({ name, path, title }) => `| \`${name}\` | \`${path}\` | ${title.en} |`);
  return ['| Scenario | URL | State |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The documents that the code generates, in whole or in part. */
export function generatedDocs(): { path: string; content: string }[] {
  return [
    withTable('docs/configuration.md', ['variables', envTable()], ['content', contentTable()]),
    withTable('docs/mock-api.md', ['scenarios', scenarioTable()]),
    { path: 'docs/error-codes.md', content: renderErrorCodesPage() },
  ];
}
