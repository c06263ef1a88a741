import type { Difference } from '../../mocks/engine/validation.ts';
import type { Result } from './verify.ts';

const nameOf = ({ operationId, about }: Result) => (about ? `${operationId} ${about}` : operationId);

const lineOf = ({ path, expected, got }: Difference) =>
  `${path || '(answer)'}: expected ${expected}, got ${got}`;

const countOf = (results: readonly Result[], outcome: Result['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;

/** The results as a table for a terminal. Operations that were skipped for the same reason share a row. */
export function asTable(results: readonly Result[]): string {
  const skipped = results.filter(({ outcome, reason }) => outcome === 'skipped' && reason);
  const groups = [...Map.groupBy(skipped, ({ reason }) => reason)].filter(
    ([, members]) => members.length > 1,
  );
  const shared = new Set(groups.flatMap(([, members]) => members));
  const alone = results.filter((result) => !shared.has(result));
  const width = Math.max(0, ...alone.map((result) => nameOf(result).length));
  const lines = alone.flatMap((result) => {
    const { outcome, status, code = '', durationMs, differences, reason } = result;
    const facts = [
      outcome.padEnd(7),
      nameOf(result).padEnd(width),
      `${status ?? ''}`.padStart(3),
      code.padEnd(5),
      durationMs === undefined ? '' : `${durationMs} ms`.padStart(8),
      reason ?? '',
    ];
    return [facts.join('  ').trimEnd(), ...differences.map((one) => `           ${lineOf(one)}`)];
  });
  for (const [reason, members] of groups)
    lines.push(`skipped  ${members.length} calls: ${reason}`, ...inLines(members.map(nameOf)));
  return [...lines, '', `${summary(results)}.`].join('\n');
}

/** Names, as many in a line as fit. */
const inLines = (names: readonly string[]): string[] =>
  names
    .join(', ')
    .match(/.{1,90}(?:,(?= )|$)/g)
    ?.map((line) => `           ${line.trim()}`) ?? [];

/** What the contract does not describe, as lines for a terminal. */
export const asUnknown = (lines: ReadonlySet<string>): string =>
  ['Not in the contract:', ...[...lines].map((line) => `  ${line}`)].join('\n');

/** Numbers of agreeing, differing and skipped operations. */
export function summary(results: readonly Result[]): string {
  const differing = countOf(results, 'differs');
  return `${countOf(results, 'agrees')} agree, ${differing} ${differing === 1 ? 'differs' : 'differ'}, ${countOf(results, 'skipped')} skipped`;
}

/** The results as JUnit XML for CI servers. */
export function asJUnit(results: readonly Result[], url: string): string {
  const [failures, skipped] = [countOf(results, 'differs'), countOf(results, 'skipped')];
  const cases = results.map((result) => {
    const { outcome, differences, durationMs = 0, reason = '' } = result;
    const text = differences.map(lineOf);
    const inner = {
      agrees: '',
      differs: `<failure message="${escapeXml(text[0] ?? '')}">${escapeXml(text.join('\n'))}</failure>`,
      skipped: `<skipped message="${escapeXml(reason)}"/>`,
    }[outcome];
    return `<testcase classname="contract" name="${escapeXml(nameOf(result))}" time="${durationMs / 1000}">${inner}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escapeXml(`contract of ${url}`)}" tests="${results.length}" failures="${failures}" skipped="${skipped}">`,
    ...cases,
    '</testsuite>\n',
  ].join('\n');
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\n', '&#10;'],
]);

/** Escapes a text for XML and removes characters that XML does not allow. */
const escapeXml = (text: string) =>
  text
    .replaceAll(/[&<>"\n]/g, (character) => entities.get(character) ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\ufffe\uffff]/g, '');
