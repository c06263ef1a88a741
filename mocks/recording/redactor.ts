import { secretFields, secretResponseFields } from '../../openapi/generated/call-facts.ts';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import type { Operation, Schema } from '../engine/contract.ts';
import { createShapeReader } from '../engine/schema-shape.ts';

/** The schemas and fields of the contract that hold personal data, with a replacement for the n-th value. */
export const personalData: Readonly<Record<string, (number: number) => string>> = {
  PersonName: (number) => `Person ${number}`,
  SubUserName: (number) => `Person ${number}`,
  CompanyName: (number) => `Company ${number}`,
  Email: (number) => `person${number}@example.com`,
  Mobile: (number) => `1390000${String(number).padStart(4, '0')}`,
  MobileOrEmpty: (number) => `1390000${String(number).padStart(4, '0')}`,
  'CompanyInfo.address': (number) => `Address ${number}`,
  'CompanyInfo.postcode': (number) => String(100_000 + number),
  'CompanyInfo.telephone': (number) => `010-${10_000_000 + number}`,
  'CompanyInfo.website': (number) => `https://company${number}.example.com`,
  'SamplePriceRequest.description': (number) => `Description ${number}`,
};

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
export function createRedactor(): Redactor {
  const shapeOf = createShapeReader(contract);
  const replaced = new Map<string, string>();
  const counts = new Map<string, number>();

  function replace(kind: string, value: string, write: (number: number) => string): string {
    if (value === '') return value;
    const known = replaced.get(value);
    if (known !== undefined) return known;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    replaced.set(value, write(number));
    return write(number);
  }

  const secret = (name: string, value: string) =>
    replace(name, value, (number) => `redacted-${name}-${number}`);

  function redact(
    schema: Schema,
    value: unknown,
    secrets: ReadonlySet<string>,
    name = '',
    owners: readonly string[] = [],
  ): unknown {
    if (typeof value === 'string') {
      if (secrets.has(name)) return secret(name, value);
      const kinds = [...owners.map((owner) => `${owner}.${name}`), ...shapeOf(schema).names];
      const kind = kinds.find((one) => one in personalData);
      const write = kind === undefined ? undefined : personalData[kind];
      return write ? replace(kind === 'MobileOrEmpty' ? 'Mobile' : (kind ?? ''), value, write) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const { names, fields, entries } = shapeOf(schema);
    if (Array.isArray(value)) return value.map((entry) => redact(entries, entry, secrets, name));
    return Object.fromEntries(
      Object.entries(value).map(([field, inside]) => [
        field,
        redact(fields.get(field) ?? {}, inside, secrets, field, names),
      ]),
    );
  }

  function redactText(schema: Schema, text: string, secrets: ReadonlySet<string>): string {
    try {
      return JSON.stringify(redact(schema, JSON.parse(text), secrets));
    } catch {
      return '';
    }
  }

  return {
    request: ({ body = {} }, text) => redactText(body, text, secretFields),
    response: ({ response }, text) => redactText(response, text, secretResponseFields),
    query(query) {
      const parameters = [...new URLSearchParams(query)].map(([name, value]): [string, string] => [
        name,
        secretFields.has(name) ? secret(name, value) : (replaced.get(value) ?? value),
      ]);
      return new URLSearchParams(parameters).toString();
    },
  };
}
