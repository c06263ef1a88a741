import type { Report } from './changes.ts';
import { type Comparison, compareAlternatives, placeOf } from './compare-schemas.ts';
import type { FlatSchema } from './flat-schema.ts';
import type { ContractOperation } from './read-operations.ts';
import { isSuccessStatus, type Responses, readResponses } from './responses.ts';

/** Compares the responses of an operation: statuses, successes, error codes and the error envelope. */
export function compareResponses(
  comparison: Comparison,
  base: ContractOperation,
  revision: ContractOperation,
): void {
  const { report } = comparison;
  const before = readResponses(comparison.base, base);
  const after = readResponses(comparison.revision, revision);
  compareStatuses([...base.responses.keys()], [...revision.responses.keys()], report);
  compareMediaTypes(base, revision, report);
  compareCodes(before, after, report);

  for (const [key, schemas] of before.successes) {
    const others = after.successes.get(key);
    if (others) compareAlternatives(comparison, responsePlace(key), schemas, others);
  }
  const compared = new Set<string>();
  for (const [key, schemas] of after.refusals) {
    const [status = '', mediaType = ''] = key.split(' ');
    const earlier = [...covering(status), '']
      .map((range) => before.refusals.get(`${range} ${mediaType}`))
      .find(Boolean);
    if (!earlier) continue;
    // The same envelope belongs to many statuses. One report of a change is enough.
    const once: Report = (impact, text, options) => {
      const known = `${impact} ${text}`;
      if (!compared.has(known)) report(impact, text, options);
      compared.add(known);
    };
    const place = placeOf('error response', 'error field');
    compareAlternatives({ ...comparison, report: once }, place, withoutCodes(earlier), withoutCodes(schemas));
  }
}

function responsePlace(key: string) {
  const [status] = key.split(' ');
  const suffix = status === '200' ? '' : ` (${status})`;
  return placeOf(`response${suffix}`, `response field${suffix}`);
}

/** The error codes are compared by themselves. */
function withoutCodes(schemas: readonly FlatSchema[]): FlatSchema[] {
  const [first] = schemas.map((schema) => {
    const properties = new Map(schema.properties);
    properties.delete('code');
    return { ...schema, properties };
  });
  return first ? [first] : [];
}

/** The status itself and the ranges that contain it. */
const covering = (status: string) => [status, `${status[0]}XX`, 'DEFAULT'];

function compareStatuses(base: readonly string[], revision: readonly string[], report: Report): void {
  for (const status of revision) {
    if (covering(status).some((range) => base.includes(range))) continue;
    // A client of this contract treats a success other than 200 as an error.
    const impact = /^[45]/.test(status) || status === 'DEFAULT' ? 'risky' : 'breaking';
    report(impact, `response status ${status} is new`);
  }
  for (const status of base) {
    if (covering(status).some((range) => revision.includes(range))) continue;
    const parts = revision.filter((part) => covering(part).includes(status));
    if (parts.length > 0)
      report('harmless', `response status ${status} is now limited to ${parts.join(', ')}`);
    else report(isSuccessStatus(status) ? 'breaking' : 'harmless', `response status ${status} was removed`);
  }
}

function compareMediaTypes(base: ContractOperation, revision: ContractOperation, report: Report): void {
  for (const [status, content] of base.responses) {
    const others = revision.responses.get(status);
    for (const mediaType of others ? content.keys() : [])
      if (!others?.has(mediaType))
        report('breaking', `response ${status} is no longer available as ${mediaType}`);
    for (const mediaType of others?.keys() ?? [])
      if (!content.has(mediaType)) report('harmless', `response ${status} is now available as ${mediaType}`);
  }
}

/**
 * A client shows unknown codes with the text of the backend, so that a new code is a risk and does not break it. A code
 * that moves between success and error statuses reaches another branch of a client, and 401 ends the session.
 */
function compareCodes(before: Responses, after: Responses, report: Report): void {
  for (const [code, statuses] of after.codes) {
    const earlier = before.codes.get(code);
    const where = [...statuses].join(' and ');
    if (!earlier) {
      if (before.hasOpenCodes) report('harmless', `error code ${code} is now named`);
      else report('risky', `error code ${code} is new${where && ` with status ${where}`}`);
    } else if (earlier.size > 0 && statuses.size > 0) {
      const left = [...earlier].filter((status) => !statuses.has(status));
      const entered = [...statuses].filter((status) => !earlier.has(status));
      if (entered.length === 0) {
        if (left.length > 0)
          report('harmless', `error code ${code} no longer comes with status ${left.join(' and ')}`);
        continue;
      }
      const branchOf = (status: string) => (status === '401' ? 'sign-out' : status[0]?.replace('5', '4'));
      const known = new Set([...earlier].map(branchOf));
      const impact = entered.every((status) => known.has(branchOf(status))) ? 'risky' : 'breaking';
      report(
        impact,
        `error code ${code} comes with status ${where} instead of ${[...earlier].join(' and ')}`,
      );
    }
  }
  for (const code of before.codes.keys())
    if (!after.codes.has(code))
      report(after.hasOpenCodes ? 'risky' : 'harmless', `error code ${code} was removed`);
}
