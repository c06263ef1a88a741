/** Brings the table of variables in the README up to date: `node src/config/write-readme-table.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withVariableTable } from './readme-table.ts';

const readme = new URL('../../README.md', import.meta.url);
writeFileSync(readme, withVariableTable(readFileSync(readme, 'utf8')));
