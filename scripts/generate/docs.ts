import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { envTable } from '../../src/config/env-table.ts';
import { read } from '../../test/files.ts';
import { renderErrorCodesPage } from './error-codes-page.ts';

/** Replaces the generated table of a page. Two comments with the name of the table mark its place. */
function withTable(path: string, name: string, table: string): { path: string; content: string } {
  const page = read(path);
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} needs ${start} and ${end} around its table.`);
  return { path, content: `${page.slice(0, from + start.length)}\n\n${table}\n\n${page.slice(to)}` };
}

function scenarioTable(): string {
  const rows = scenarios.map(({ name, path, title }) => `| \`${name}\` | \`${path}\` | ${title.en} |`);
  return ['| Scenario | URL | State |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The documents and deployment files that the code generates, in whole or in part. */
export function generatedDocs(): { path: string; content: string }[] {
  return [
    withTable('docs/configuration.md', 'variables', envTable()),
    withTable('docs/mock-api.md', 'scenarios', scenarioTable()),
    { path: 'docs/error-codes.md', content: renderErrorCodesPage() },
  ];
}
