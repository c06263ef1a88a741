import { api } from '../../mocks/api.ts';
import type { Operation } from '../../mocks/engine/contract.ts';
import type { ContractChecks, Difference } from '../../mocks/engine/validation.ts';
import { envelope as envelopes, successCode } from '../../mocks/envelope.ts';
import { secretResponseFields } from '../../openapi/generated/call-facts.ts';

export interface RawResponse {
  status: number;
  text: string;
}

/** Result of the comparison. */
interface Verdict {
  code?: string;
  /** The data of a successful response. */
  data?: unknown;
  differences: Difference[];
  /** Why a successful response was not compared. */
  skipped?: string;
}

interface Expectation {
  operation: Operation;
  /** Codes that every operation may return, but not for a valid call. */
  common: ReadonlySet<string>;
  /** Set when an error is expected. */
  refusal?: readonly string[];
}

const { isSuccess } = envelopes;

/** Compares a response with the contract. */
export function compareResponse(
  { status, text }: RawResponse,
  { operation, common, refusal }: Expectation,
  validation: Pick<ContractChecks, 'differences'>,
): Verdict {
  const envelope = parse(text);
  if (envelope === undefined) {
    return {
      differences: [
        {
          path: '',
          expected: 'an envelope as JSON',
          got: shorten(api.redaction.response(text)) || 'nothing',
        },
      ],
    };
  }
  const { code, msg, data } = envelope;
  if (typeof code !== 'string') {
    return { differences: [{ path: '/code', expected: 'string', got: JSON.stringify(code) ?? 'nothing' }] };
  }
  const differences = isSuccess(code) ? validation.differences(operation, envelope) : [];
  const expectedStatuses = isSuccess(code) ? [operation.successStatus] : statusesOf(operation, code);
  if (expectedStatuses.length > 0 && !expectedStatuses.includes(status))
    differences.push({
      path: 'HTTP status',
      expected: `${expectedStatuses.join(' or ')} with ${code}`,
      got: `${status}`,
    });

  if (isSuccess(code)) {
    if (refusal) differences.push({ path: '/code', expected: refusal.join(' or '), got: code });
    return { code, data, differences: merge(differences) };
  }
  const actual = `${code}${typeof msg === 'string' ? ` (${shorten(msg)})` : ''}`;
  if (typeof msg !== 'string') differences.push({ path: '/msg', expected: 'string', got: 'nothing' });
  if (refusal) {
    if (!refusal.includes(code))
      differences.push({ path: '/code', expected: refusal.join(' or '), got: actual });
    return { code, differences };
  }
  if (!operation.codes.has(code)) {
    const listed = [...operation.codes].filter((known) => !common.has(known));
    differences.push({ path: '/code', expected: [successCode, ...listed].join(', '), got: actual });
  } else if (common.has(code)) {
    differences.push({ path: '/code', expected: `${successCode} to a call that is right`, got: actual });
  }
  const skipped = `answered ${actual}, which is listed: a success was not seen`;
  return { code, differences, skipped: differences.length === 0 ? skipped : undefined };
}

const statusesOf = ({ codesByStatus }: Operation, code: string): number[] =>
  [...codesByStatus].filter(([, codes]) => codes.has(code)).map(([status]) => status);

function parse(text: string): { code?: unknown; msg?: unknown; data?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Reports a difference that many list items share once. */
function merge(differences: readonly Difference[]): Difference[] {
  const merged = new Map<string, Difference & { times: number }>();
  for (const { path, expected, got: value } of differences) {
    const got = secretResponseFields.has(path.split('/').at(-1) ?? '') ? 'something else (hidden)' : value;
    const key = `${path.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${expected}`;
    const known = merged.get(key);
    if (known) known.times += 1;
    else merged.set(key, { path, expected, got, times: 1 });
  }
  return [...merged.values()].map(({ times, ...difference }) =>
    times === 1 ? difference : { ...difference, got: `${difference.got}, and ${times - 1} more like it` },
  );
}
