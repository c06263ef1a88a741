import { variables } from './variables.ts';

/** What stands around the table in the README. */
const start = '<!-- variables -->';
const end = '<!-- /variables -->';

/** The table of every variable, as Markdown. */
function variableTable(): string {
  const rows = Object.values(variables).map(({ name, meaning, without }) =>
    [`\`${name}\``, meaning.replaceAll('|', '\\|'), without].join(' | '),
  );
  return ['Variable | Meaning | Without it', '--- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

/**
 * The README with the table as it must be.
 *
 * @throws Error when the README has no place for it
 */
export function withVariableTable(readme: string): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The README needs ${start} and ${end} around its table.`);
  return `${readme.slice(0, from + start.length)}\n\n${variableTable()}\n\n${readme.slice(to)}`;
}
