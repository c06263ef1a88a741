/** Lints the descriptions that `openapi/redocly.yaml` names, with its rules. A warning fails, too. */
import { join } from 'node:path';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';

const configPath = join(import.meta.dirname, '../openapi/redocly.yaml');

/** Lints a bundled description with the rules of the contract. */
export const lintDescription = async (file: string) =>
  lint({ ref: file, config: await loadConfig({ configPath }) });

if (import.meta.main) {
  const { apis } = await loadConfig({ configPath });
  for (const [name, { root }] of Object.entries(apis)) {
    const problems = await lintDescription(join(import.meta.dirname, '../openapi', root));
    const totals = getTotals(problems);
    console.log(`${name}: ${totals.errors} errors, ${totals.warnings} warnings`);
    if (problems.length === 0) continue;
    formatProblems(problems, { totals, version: '' });
    process.exitCode = 1;
  }
}
