import { variables } from './variables.ts';

/** The table of every variable, as Markdown. */
export function variableTable(): string {
  const rows = Object.values(variables).map(({ name, meaning, without }) =>
    [`\`${name}\``, meaning.replaceAll('|', '\\|'), without].join(' | '),
  );
  return ['Variable | Meaning | Without it', '--- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}
