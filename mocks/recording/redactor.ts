import type { AnyApi } from '../engine/api.ts';
import type { Operation, Schema } from '../engine/contract.ts';
import { parseJson } from '../engine/upstream.ts';
import { createValueMapper } from './map-values.ts';

type Write = (number: number) => string;

export interface Redactor {
  /** Replaces secrets and personal data in the body of a request. Text that is no JSON becomes empty. */
  request(operation: Operation, text: string): string;
  /** The same for the body of a response. */
  response(operation: Operation, text: string): string;
  /** Replaces secrets and known personal data in a query. */
  query(query: string): string;
}

/**
 * Creates a redactor. The same value always gets the same replacement, so that a token and the name of a person keep their
 * meaning through a recording.
 */
export function createRedactor({
  contract,
  personalData = {},
  secrets = { request: new Set(), response: new Set() },
}: Pick<AnyApi, 'contract' | 'personalData' | 'secrets'>): Redactor {
  const mapValues = createValueMapper({ contract });
  const replaced = new Map<string, string>();
  const counts = new Map<Write, number>();
  const secretWriters = new Map<string, Write>();

  function replace(value: string, write: Write): string {
    if (value === '') return value;
    const known = replaced.get(value);
    if (known !== undefined) return known;
    const number = (counts.get(write) ?? 0) + 1;
    counts.set(write, number);
    replaced.set(value, write(number));
    return write(number);
  }

  function replaceSecret(name: string, value: string): string {
    // An address stays one, which the contract asks for.
    const prefix = /^https?:/.test(value) ? `https://redacted.invalid/${name}-` : `redacted-${name}-`;
    const write = secretWriters.get(prefix) ?? ((number) => prefix + number);
    secretWriters.set(prefix, write);
    return replace(value, write);
  }

  function redactText(schema: Schema, text: string, secretNames: ReadonlySet<string>): string {
    const body = parseJson(text);
    if (body === undefined) return '';
    const redacted = mapValues(schema, body, (value, { field, kinds }) => {
      if (typeof value !== 'string') return value;
      if (secretNames.has(field)) return replaceSecret(field, value);
      const write = kinds.map((kind) => personalData[kind]).find((known) => known !== undefined);
      return write ? replace(value, write) : value;
    });
    return JSON.stringify(redacted);
  }

  return {
    request: ({ body = {} }, text) => redactText(body, text, secrets.request),
    response: ({ response }, text) => redactText(response, text, secrets.response),
    query(query) {
      const parameters = [...new URLSearchParams(query)].map(([name, value]): [string, string] => [
        name,
        secrets.request.has(name) ? replaceSecret(name, value) : (replaced.get(value) ?? value),
      ]);
      return new URLSearchParams(parameters).toString();
    },
  };
}
