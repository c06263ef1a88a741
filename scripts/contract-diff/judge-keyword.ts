import { isLowerBound, isUpperBound } from '../contract-document/flat-schema.ts';
import type { Place } from './schema-places.ts';

/**
 * Effects of a change on a client that was written for the base contract: it breaks, it may behave differently, or it works
 * as before.
 */
export const impacts = ['breaking', 'risky', 'harmless'] as const;
export type Impact = (typeof impacts)[number];

export interface Finding {
  impact: Impact;
  /** What changed, such as `request field "email" is now required`. */
  text: string;
  /** Set when only a description or an example changed. */
  isDocumentation?: true;
}

/** How the allowed values changed. `different`: some are new and others are gone. */
export type Extent = 'narrower' | 'wider' | 'different';

/** A backend that accepts less breaks its clients, and so does one that sends more. */
export const impactOf = (direction: Place['direction'], extent: Extent): Impact =>
  extent === (direction === 'request' ? 'wider' : 'narrower') ? 'harmless' : 'breaking';

/** Keywords that only describe. */
const texts = new Set([
  ...['title', 'summary', 'x-summary-zh', 'description', 'example', 'examples', '$comment', 'externalDocs'],
  ...['x-assumption', 'x-personal', 'x-secret', 'contact', 'license', 'termsOfService'],
]);
/** Keywords that narrow what is allowed, and cannot be ordered. */
const constraints = new Set([
  ...['format', 'pattern', 'multipleOf', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'],
  ...['dependentRequired', 'dependentSchemas', 'dependencies', 'patternProperties', 'prefixItems'],
  ...['unevaluatedItems', 'contentEncoding', 'contentMediaType', 'contentSchema', 'undescribed-required'],
  ...['x-encrypted', 'scope'],
]);

type Values = ReadonlySet<string> | undefined;

/** Judges a keyword of a place; undefined when it did not change. A change without a rule is risky: its effect is unknown. */
export function judgeKeyword(base: Place, revision: Place, keyword: string): Finding | undefined {
  const [before, after] = [base.facts.get(keyword), revision.facts.get(keyword)];
  const [gone, added] = [missingFrom(before, after), missingFrom(after, before)];
  if (gone.length === 0 && added.length === 0) return undefined;
  const { name, direction, kind } = base;
  const finding = (impact: Impact, text: string): Finding => ({ impact, text: `${name} ${text}` });
  const allowed = (extent: Extent, text: string) => finding(impactOf(direction, extent), text);
  const instead = `${textOf(after)} instead of ${textOf(before)}`;
  const last = keyword.split(' ').at(-1) ?? '';
  if (isLowerBound(last) || isUpperBound(last)) {
    const isHigher = Number(added[0]) > Number(gone[0]);
    const isNarrower = !before || (after && isHigher === isLowerBound(last));
    return allowed(isNarrower ? 'narrower' : 'wider', `has ${keyword} ${instead}`);
  }
  if (constraints.has(last)) {
    // More constraints allow less. Another constraint, and encryption, allow something else.
    const isOther = (gone.length > 0 && added.length > 0) || last === 'x-encrypted';
    const extent = isOther ? 'different' : added.length > 0 ? 'narrower' : 'wider';
    return allowed(extent, `has ${keyword} ${instead}`);
  }
  switch (keyword) {
    case 'null':
      return allowed(after ? 'wider' : 'narrower', `may ${after ? 'now' : 'no longer'} be null`);
    case 'required':
      return allowed(after ? 'narrower' : 'wider', `is now ${after ? 'required' : 'optional'}`);
    case 'value':
      if (!before) return allowed('narrower', `is now limited to ${textOf(after)}`);
      if (!after) return allowed('wider', `is no longer limited to ${textOf(before)}`);
      if (added.length === 0) return allowed('narrower', `no longer allows ${textOf(gone)}`);
      if (gone.length === 0) return allowed('wider', `now allows ${textOf(added)}`);
      return allowed('different', `now allows ${textOf(added)} and no longer ${textOf(gone)}`);
    case 'closed':
      if (!after) return finding('harmless', 'now allows other fields');
      return allowed('narrower', 'no longer allows other fields');
    case 'default':
      return finding('risky', `has the default ${instead}`);
    case 'call':
      return finding('breaking', `is now ${instead}`);
    case 'style':
      return finding('breaking', `is written as ${instead}`);
    case 'operationId':
      return finding('risky', `is now named ${textOf(after)}; generated clients rename it`);
    case 'deprecated':
      if (!after) return finding('harmless', 'is no longer deprecated');
      return finding(name === 'operation' ? 'risky' : 'harmless', 'is now deprecated');
    case 'tags':
      return finding('harmless', 'has other tags, by which generated clients may group');
    case 'status':
      if (kind === 'code') return finding(judgeStatuses(before, added), `comes with status ${instead}`);
  }
  if (texts.has(keyword)) return { ...finding('harmless', `differs in ${keyword}`), isDocumentation: true };
  return finding('risky', `differs in ${keyword}, which this command does not judge`);
}

/** An error code that moves to another status may reach another branch of a client, and 401 ends the session. */
function judgeStatuses(before: Values, added: readonly string[]): Impact {
  const branchOf = (status: string) => (status === '401' ? 'sign-out' : status[0]?.replace('5', '4'));
  const known = new Set([...(before ?? [])].map(branchOf));
  if (added.length === 0) return 'harmless';
  return added.every((status) => known.has(branchOf(status))) ? 'risky' : 'breaking';
}

const missingFrom = (values: Values, others: Values): string[] =>
  [...(values ?? [])].filter((value) => !others?.has(value));

/** The values as a text that fits into a line. */
function textOf(values: Iterable<string> = ['nothing']): string {
  const text = [...values].join(', ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
