import { type JsonObject, toObject } from '../contract-document/json.ts';
import type { Change, Impact, Report } from './changes.ts';
import { compareResponses } from './compare-responses.ts';
import { type Comparison, compareSchemas, placeOf } from './compare-schemas.ts';
import { type ContractOperation, readOperations } from './read-operations.ts';

const documentation = { isDocumentation: true } as const;

/** Lists the changes from one bundled contract to another. */
export function compareContracts(base: JsonObject, revision: JsonObject): Change[] {
  const changes: Change[] = [];
  const reportTo =
    (operation?: string): Report =>
    (impact, text, options) => {
      changes.push({ operation, impact, text, ...options });
    };
  if (JSON.stringify(base.servers) !== JSON.stringify(revision.servers))
    reportTo()(
      'risky',
      `the servers are ${JSON.stringify(revision.servers)} instead of ${JSON.stringify(base.servers)}`,
    );
  if (toObject(base.info).description !== toObject(revision.info).description)
    reportTo()('harmless', 'description changed', documentation);

  const earlier = readOperations(base);
  const later = readOperations(revision);
  for (const before of earlier) {
    const after =
      later.find(({ id }) => id === before.id) ?? later.find(({ call }) => sameCall(call, before.call));
    const report = reportTo(before.id);
    if (after) compareOperations(base, revision, before, after, report);
    else report('breaking', `operation ${before.call} was removed`);
  }
  for (const { id, call } of later)
    if (!earlier.some((before) => before.id === id || sameCall(before.call, call)))
      reportTo(id)('harmless', `operation ${call} is new`);
  const order: Impact[] = ['breaking', 'risky', 'harmless'];
  return changes.sort((one, other) => order.indexOf(one.impact) - order.indexOf(other.impact));
}

/** The names of path parameters do not matter. */
const sameCall = (one: string, other: string) => withoutNames(one) === withoutNames(other);
const withoutNames = (call: string) => call.replaceAll(/\{[^{}]+\}/g, '{}');

function compareOperations(
  base: JsonObject,
  revision: JsonObject,
  before: ContractOperation,
  after: ContractOperation,
  report: Report,
): void {
  if (after.id !== before.id)
    report('risky', `operation is now named ${after.id}; generated clients rename it`);
  if (!sameCall(after.call, before.call))
    report('breaking', `call is ${after.call} instead of ${before.call}`);
  if (after.isDeprecated && !before.isDeprecated) report('risky', 'operation is now deprecated');
  for (const [name, text] of after.texts)
    if (before.texts.has(name) && before.texts.get(name) !== text)
      report('harmless', `${name} changed`, documentation);
  compareSecurity(before, after, report);
  const request: Comparison = { base, revision, direction: 'request', report };
  compareParameters(request, before, after);
  compareBodies(request, before, after);
  compareResponses({ ...request, direction: 'response' }, before, after);
}

function compareSecurity(before: ContractOperation, after: ContractOperation, report: Report): void {
  if (before.security !== after.security) {
    // Without a login, a response no longer depends on the user.
    const [impact, text] = (
      {
        none: ['risky', 'takes no login'],
        optional: ['harmless', 'takes an optional login'],
        required: ['breaking', 'needs a login'],
      } as const
    )[after.security];
    report(impact, `operation now ${text}`);
  } else if (before.schemes !== after.schemes) report('breaking', 'the security scheme changed');
}

function compareParameters(
  comparison: Comparison,
  before: ContractOperation,
  after: ContractOperation,
): void {
  const { report } = comparison;
  for (const [key, { label, isRequired }] of after.parameters) {
    if (before.parameters.has(key)) continue;
    if (isRequired) report('breaking', `${label} is new and required`);
    else report('harmless', `${label} is new`);
  }
  for (const [key, earlier] of before.parameters) {
    const { label } = earlier;
    const later = after.parameters.get(key);
    if (!later) {
      report('risky', `${label} was removed; the backend ignores it`);
      continue;
    }
    if (later.isRequired && !earlier.isRequired) report('breaking', `${label} is now required`);
    if (!later.isRequired && earlier.isRequired) report('harmless', `${label} is now optional`);
    if (later.style !== earlier.style)
      report('breaking', `${label} is written as ${later.style} instead of ${earlier.style}`);
    if (later.description !== earlier.description)
      report('harmless', `${label}: description changed`, documentation);
    compareSchemas(comparison, placeOf(label, `item of ${label}`), earlier.schema, later.schema);
  }
}

function compareBodies(comparison: Comparison, before: ContractOperation, after: ContractOperation): void {
  const { report } = comparison;
  const [wasRequired, isRequired] = [before.isBodyRequired, after.isBodyRequired];
  if (wasRequired === undefined && isRequired === undefined) return;
  if (wasRequired === undefined)
    report(isRequired ? 'breaking' : 'harmless', `request body is new${isRequired ? ' and required' : ''}`);
  else if (isRequired === undefined) report('risky', 'request body was removed; the backend ignores it');
  else {
    if (isRequired !== wasRequired)
      report(
        isRequired ? 'breaking' : 'harmless',
        `request body is now ${isRequired ? 'required' : 'optional'}`,
      );
    for (const [mediaType, schema] of before.body) {
      const place = placeOf('request body', 'request field');
      if (after.body.has(mediaType)) compareSchemas(comparison, place, schema, after.body.get(mediaType));
      else report('breaking', `request body is no longer accepted as ${mediaType}`);
    }
    for (const mediaType of after.body.keys())
      if (!before.body.has(mediaType))
        report('harmless', `request body is now also accepted as ${mediaType}`);
  }
}
