import * as v from 'valibot';
import { variables } from './variables.ts';

/** The Markdown table of all variables. */
export function envTable(): string {
  const rows = Object.entries(variables).map(([name, schema]) => {
    const { defaultText } = v.getMetadata(schema);
    return `\`${name}\` | ${v.getDescription(schema)?.replaceAll('|', '\\|')} | ${defaultText}`;
  });
  return ['Variable | Meaning | Default', '--- | --- | ---', ...rows].map((row) => `| ${row} |`).join('\n');
}
