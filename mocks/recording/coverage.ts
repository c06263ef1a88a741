import { operationErrorCodes } from '../../openapi/generated/operation-codes.ts';

/** A call of the journal. */
interface MetCall {
  operationId?: string;
  code?: string;
}

interface MetCode {
  code: string;
  calls: number;
}

/** The codes of an operation: those that were met, and those that the contract lists beyond them. */
interface OperationCoverage {
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
      return own ? [{ code, calls: own.length }] : [];
    });
    const missing = [success, ...listed].filter((code) => !met.some((one) => one.code === code));
    return { operationId, met, missing };
  });
}

/** The coverage as a Markdown table with the operations that were called, and the names of the others. */
export function coverageTable(coverage: readonly OperationCoverage[]): string {
  const called = coverage.filter(({ met }) => met.length > 0);
  const rows = called.flatMap(({ operationId, met, missing }) => [
    ...met.map(({ code, calls }) => `| ${operationId} | ${code} | ${calls} |`),
    ...(missing.length > 0 ? [`| ${operationId} | not met: ${missing.join(', ')} | 0 |`] : []),
  ]);
  const silent = coverage.filter(({ met }) => met.length === 0).map(({ operationId }) => operationId);
  const met = coverage.reduce((sum, one) => sum + one.met.length, 0);
  const all = coverage.reduce((sum, one) => sum + one.missing.length, met);
  return [
    `${met} of ${all} pairs of operation and code were met.`,
    ...(rows.length > 0 ? ['', '| Operation | Code | Calls |', '| --- | --- | ---: |', ...rows] : []),
    ...(silent.length > 0 ? ['', `Not called: ${silent.join(', ')}.`] : []),
    '',
  ].join('\n');
}
