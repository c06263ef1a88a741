import { api } from '../../mocks/api.ts';
import type { Operation } from '../../mocks/engine/contract.ts';
import { parseJson } from '../../mocks/engine/upstream.ts';
import type { ContractChecks, Difference } from '../../mocks/engine/validation.ts';
import { envelope as envelopes, successCode } from '../../mocks/envelope.ts';
import { secretResponseFields } from '../../openapi/generated/call-facts.ts';
import { isObject, type JsonObject } from '../contract-document/json.ts';
import { checkCaching, checkPaging, checkSession, checkValues } from './check-meaning.ts';
import { listUnknown } from './list-unknown.ts';
import { type RawResponse, readText } from './read-response.ts';

/** Result of the comparison. */
interface Verdict {
  code?: string;
  /** The data of a successful response. */
  data?: unknown;
  differences: Difference[];
  /** Why a successful response was not compared. */
  skipped?: string;
  /** What the contract does not describe. */
  unknown: string[];
}

interface Expectation {
  contract: JsonObject;
  operation: Operation;
  query?: object;
  /** Whether the request had a token, so that the response belongs to an account. */
  isPersonal: boolean;
  /** Codes that every operation may return, but not for a valid call. */
  common: ReadonlySet<string>;
  /** Set when an error is expected. */
  refusal?: readonly string[];
}

const { isSuccess } = envelopes;

/** Compares a response with the contract, in form and in meaning. */
export function compareResponse(
  response: RawResponse,
  expectation: Expectation,
  validation: Pick<ContractChecks, 'differences'>,
): Verdict {
  const { status, headers } = response;
  const { text, differences } = readText(response);
  const envelope = parseJson(text);
  if (!isObject(envelope)) {
    const type = headers.get('content-type') ?? 'no content type';
    const got = text ? `${type}: ${shorten(api.redaction.response(text))}` : 'nothing';
    return { differences: [{ path: '', expected: 'an envelope as JSON', got }], unknown: [] };
  }
  const { contract, operation, query, isPersonal } = expectation;
  const { code, data } = envelope;
  const unknown = listUnknown(contract, operation, status, envelope);
  if (typeof code !== 'string') {
    const difference = { path: '/code', expected: 'string', got: JSON.stringify(code) ?? 'nothing' };
    return { differences: [...differences, difference], unknown };
  }
  const schema = operation.schemas.get(status) ?? operation.response;
  differences.push(...checkValues(contract, schema, envelope));
  if (isPersonal) differences.push(...checkCaching(headers));
  const expectedStatuses = isSuccess(code) ? [operation.successStatus] : statusesOf(operation, code);
  if (expectedStatuses.length > 0 && !expectedStatuses.includes(status))
    differences.push({
      path: 'HTTP status',
      expected: `${expectedStatuses.join(' or ')} with ${code}`,
      got: `${status}`,
    });
  if (!isSuccess(code)) return { code, unknown, ...compareRefusal(envelope, code, expectation, differences) };

  differences.push(...validation.differences(operation, envelope));
  differences.push(...checkPaging(query, data), ...checkSession(data, Date.now()));
  const { refusal } = expectation;
  if (refusal) differences.push({ path: '/code', expected: refusal.join(' or '), got: code });
  return { code, data, unknown, differences: merge(differences) };
}

function compareRefusal(
  { msg }: { msg?: unknown },
  code: string,
  { operation, common, refusal }: Expectation,
  others: readonly Difference[],
): Pick<Verdict, 'differences' | 'skipped'> {
  const actual = `${code}${typeof msg === 'string' ? ` (${shorten(msg)})` : ''}`;
  const differences = [...others];
  const expect = (expected: string) => differences.push({ path: '/code', expected, got: actual });
  if (typeof msg !== 'string') differences.push({ path: '/msg', expected: 'string', got: 'nothing' });
  if (refusal) {
    if (!refusal.includes(code)) expect(refusal.join(' or '));
    return { differences: merge(differences) };
  }
  if (!operation.codes.has(code)) {
    const listed = [...operation.codes].filter((known) => !common.has(known));
    expect([successCode, ...listed].join(', '));
  } else if (common.has(code)) expect(`${successCode} to a call that is right`);
  const skipped = `answered ${actual}, which is listed: a success was not seen`;
  return { differences: merge(differences), skipped: differences.length === 0 ? skipped : undefined };
}

const statusesOf = ({ codesByStatus }: Operation, code: string): number[] =>
  [...codesByStatus].filter(([, codes]) => codes.has(code)).map(([status]) => status);

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The place of a difference in any entry of its list. */
export const placeOf = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Reports a difference that many list items share once. */
function merge(differences: readonly Difference[]): Difference[] {
  const merged = new Map<string, Difference & { paths: Set<string> }>();
  for (const { path, expected, got: value } of differences) {
    const got = secretResponseFields.has(path.split('/').at(-1) ?? '') ? 'something else (hidden)' : value;
    const key = `${placeOf(path)} ${expected}`;
    const known = merged.get(key);
    if (known) known.paths.add(path);
    else merged.set(key, { path, expected, got, paths: new Set([path]) });
  }
  return [...merged.values()].map(({ paths, ...difference }) => {
    const [, second, ...others] = paths;
    if (second === undefined) return difference;
    const places =
      others.length === 0 ? `at ${second}` : `in ${others.length + 1} other places, such as ${second}`;
    return { ...difference, got: `${difference.got}; the same ${places}` };
  });
}
