/** Brings the table of variables in the README up to date, as a part of `npm run generate`; a test checks it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withVariableTable } from './readme-table.ts';

const readme = new URL('../../README.md', import.meta.url);
if (!process.argv.includes('--check')) writeFileSync(readme, withVariableTable(readFileSync(readme, 'utf8')));
