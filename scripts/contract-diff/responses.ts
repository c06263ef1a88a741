import type { JsonObject } from '../contract-document/json.ts';
import type { FlatSchema } from './flat-schema.ts';
import { flatten } from './flat-schema.ts';
import type { ContractOperation } from './read-operations.ts';

/** The responses of an operation, split by what their envelope means. */
export interface Responses {
  /** Alternatives of the success, by status and media type. */
  successes: ReadonlyMap<string, readonly FlatSchema[]>;
  /** Alternatives of the error envelope, by status and media type. */
  refusals: ReadonlyMap<string, readonly FlatSchema[]>;
  /** Statuses of each error code. An empty set: the contract does not say which. */
  codes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a schema allows codes that it does not name. */
  hasOpenCodes: boolean;
}

/** Splits the responses into successes and refusals by the `code` of the envelope. */
export function readResponses(document: JsonObject, operation: ContractOperation): Responses {
  const successes = new Map<string, readonly FlatSchema[]>();
  const refusals = new Map<string, readonly FlatSchema[]>();
  const codes = new Map<string, Set<string>>();
  let hasOpenCodes = false;
  for (const code of operation.listedCodes ?? []) codes.set(code, new Set());
  for (const [status, content] of operation.responses) {
    for (const [mediaType, schema] of content) {
      const success: FlatSchema[] = [];
      const refusal: FlatSchema[] = [];
      for (const alternative of flatten(document, schema)) {
        const named = errorCodesOf(document, alternative);
        const isRefusal = named !== undefined || !isSuccessStatus(status);
        (isRefusal ? refusal : success).push(alternative);
        if (isRefusal && !named?.length) hasOpenCodes = true;
        for (const code of named ?? []) codes.set(code, new Set([...(codes.get(code) ?? []), status]));
      }
      const key = `${status} ${mediaType}`;
      if (success.length > 0) successes.set(key, success);
      if (refusal.length > 0) refusals.set(key, refusal);
    }
  }
  return { successes, refusals, codes, hasOpenCodes: hasOpenCodes && !operation.listedCodes };
}

export const isSuccessStatus = (status: string) => status.startsWith('2');

/**
 * The error codes that an envelope may carry; empty when its schema does not name them, undefined for the envelope of a
 * success.
 */
function errorCodesOf(document: JsonObject, envelope: FlatSchema): string[] | undefined {
  const code = envelope.properties.get('code');
  if (code === undefined) return undefined;
  const [schema] = flatten(document, code);
  const values = [...(schema?.values ?? [])].map((value) => String(JSON.parse(value)));
  if (values.length > 0) return values.every(isDigits) ? undefined : values;
  const patterns = [...(schema?.constraints.get('pattern') ?? [])];
  const allowsSuccess = patterns.every((pattern) => new RegExp(pattern, 'u').test('00000'));
  return allowsSuccess ? undefined : [];
}

const isDigits = (code: string) => /^\d+$/.test(code);
