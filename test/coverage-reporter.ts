import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { countPairs, coverageTable, type MetCall, toCoverage } from '../mocks/recording/coverage.ts';

/** Attachments of a test for the coverage report. Reporters do not print names that start with an underscore. */
export const callsAttachment = '_calls';
export const screensAttachment = '_screens';

const folder = 'test-results';

/** Writes which error codes the tests of a run met: `coverage.json` and `coverage.md`. */
export default class CoverageReporter implements Reporter {
  #calls: MetCall[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const read = (wanted: string) =>
      attachments.flatMap(({ name, body }) => (name === wanted && body ? JSON.parse(body.toString()) : []));
    const screens: string[] = read(screensAttachment);
    const calls: MetCall[] = read(callsAttachment);
    const title = test.titlePath().slice(1).join(' › ');
    this.#calls.push(...calls.map((call) => ({ ...call, test: title, screens })));
  }

  onEnd(): void {
    if (this.#calls.length === 0) return;
    const coverage = toCoverage(this.#calls);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/coverage.json`, `${JSON.stringify(coverage, null, 2)}\n`);
    writeFileSync(`${folder}/coverage.md`, coverageTable(coverage));
    const { met, all } = countPairs(coverage);
    console.log(`\n  ${met} of ${all} error codes of operations were met: ${folder}/coverage.md`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
