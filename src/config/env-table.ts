import * as v from 'valibot';
import { siteContent } from './site-content.ts';
import { variables } from './variables.ts';

const table = (head: string, rows: string[]) =>
  [`${head} | Meaning | Default`, '--- | --- | ---', ...rows].map((row) => `| ${row} |`).join('\n');

const rowOf = (name: string, schema: v.GenericSchema<never, unknown> | v.GenericSchema) =>
  `\`${name}\` | ${v.getDescription(schema)?.replaceAll('|', '\\|')} | ${v.getMetadata(schema).defaultText}`;

/** The Markdown table of all variables. */
export const envTable = (): string =>
  table(
    'Variable',
    Object.entries(variables).map(([name, schema]) => rowOf(name, schema)),
  );

/** The Markdown table of the content file. */
export const contentTable = (): string =>
  table(
    'Value',
    Object.entries(siteContent.entries).flatMap(([name, schema]) =>
      v.getDescription(schema) === undefined && 'wrapped' in schema && 'entries' in schema.wrapped
        ? Object.entries(schema.wrapped.entries).map(([part, inner]) => rowOf(`${name}.${part}`, inner))
        : [rowOf(name, schema)],
    ),
  );
