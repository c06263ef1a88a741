import { operationErrorCodes } from '../../openapi/generated/operation-codes.ts';

/** A response that a test or a person met. */
export interface MetCall {
  operationId?: string;
  code?: string;
  /** The test that met it. */
  test?: string;
  /** The unprefixed paths of the pages that the test opened. */
  screens?: readonly string[];
}

interface MetCode {
  code: string;
  calls: number;
  tests: string[];
  screens: string[];
}

/** The codes of an operation: those that were met, and those that the contract lists beyond them. */
export interface OperationCoverage {
  operationId: string;
  met: MetCode[];
  missing: string[];
}

const success = '00000';

/** Which pairs of operation and code of the contract were met. */
export function toCoverage(calls: Iterable<MetCall>): OperationCoverage[] {
  const byPair = Map.groupBy(calls, ({ operationId, code }) => `${operationId} ${code}`);
  return Object.entries<readonly string[]>(operationErrorCodes).map(([operationId, listed]) => {
    const met = [success, ...listed].flatMap((code): MetCode[] => {
      const own = byPair.get(`${operationId} ${code}`);
      if (!own) return [];
      const tests = new Set(own.flatMap(({ test }) => test ?? []));
      const screens = new Set(own.flatMap((call) => call.screens ?? []));
      return [{ code, calls: own.length, tests: [...tests].sort(), screens: [...screens].sort() }];
    });
    const missing = [success, ...listed].filter((code) => !met.some((one) => one.code === code));
    return { operationId, met, missing };
  });
}

/** The number of pairs, and of those that were met. */
export function countPairs(coverage: readonly OperationCoverage[]): { met: number; all: number } {
  const met = coverage.reduce((sum, one) => sum + one.met.length, 0);
  return { met, all: coverage.reduce((sum, one) => sum + one.missing.length, met) };
}

/** The coverage as a Markdown table with the operations that were called, and the names of the others. */
export function coverageTable(coverage: readonly OperationCoverage[]): string {
  const called = coverage.filter(({ met }) => met.length > 0);
  const rows = called.flatMap(({ operationId, met, missing }) => [
    ...met.map(
      ({ code, calls, tests, screens }) =>
        `| ${operationId} | ${code} | ${calls} | ${tests.length} | ${screens.join(', ')} |`,
    ),
    ...(missing.length > 0 ? [`| ${operationId} | not met: ${missing.join(', ')} | 0 | 0 | |`] : []),
  ]);
  const silent = coverage.filter(({ met }) => met.length === 0).map(({ operationId }) => operationId);
  const { met, all } = countPairs(coverage);
  return [
    `${met} of ${all} pairs of operation and code were met.`,
    ...(rows.length > 0
      ? ['', '| Operation | Code | Calls | Tests | Screens |', '| --- | --- | --- | --- | --- |', ...rows]
      : []),
    ...(silent.length > 0 ? ['', `Not called: ${silent.join(', ')}.`] : []),
    '',
  ].join('\n');
}
