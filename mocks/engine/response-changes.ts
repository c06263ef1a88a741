import type { AnyApi } from './api.ts';
import type { Operation } from './contract.ts';
import { readData, withData } from './envelope.ts';
import type { components } from './generated/control.d.ts';
import { type JsonChange, listChanges } from './json-changes.ts';
import { createMergePatches } from './merge-patch.ts';
import { createShapeReader } from './schema-shape.ts';

type Rule = components['schemas']['Rule'];

export interface ResponseChanges {
  /** What the contract does not allow in the `data` or the `body` of a rule, as sentences. */
  problems(operation: Operation, rule: Rule): string[];
  /**
   * Applies the `data` of a rule to the body of a success and lists the differences.
   *
   * @param now epoch milliseconds that relative times start from
   */
  apply(
    operation: Operation,
    body: unknown,
    patch: unknown,
    now: number,
  ): { body: unknown; changes: JsonChange[] };
  /** A patch that empties the lists in the data of a success; undefined without a list. */
  emptyData(operation: Operation): unknown;
  /** The fields of the query and of the body of a call. */
  fieldsOf(operation: Operation): string[];
  /** The HTTP status of the `body` of a rule: that of its code in the catalogue. */
  statusOf(operation: Operation | undefined, body: unknown): number;
}

/** Changes of responses by replay rules, checked against the contract. */
export function createResponseChanges({
  contract,
  envelope,
  codes,
  validation,
  totalField,
}: AnyApi): ResponseChanges {
  const shapeOf = createShapeReader(contract);
  const patches = createMergePatches(contract, validation.value);
  const { dataField } = envelope;
  const dataSchema = ({ response }: Operation) =>
    dataField === undefined ? response : (shapeOf(response).fields.get(dataField) ?? {});

  function statusOf(operation: Operation | undefined, body: unknown): number {
    const success = operation?.successStatus ?? 200;
    const code = envelope.readCode(body, success);
    return codes.find((known) => known.code === code)?.httpStatus ?? success;
  }

  return {
    statusOf,
    emptyData(operation) {
      const { types, fields } = shapeOf(dataSchema(operation));
      if (types.has('array')) return [];
      const lists = [...fields].filter(([, schema]) => shapeOf(schema).types.has('array'));
      if (lists.length === 0) return undefined;
      const total = totalField !== undefined && fields.has(totalField) ? { [totalField]: 0 } : {};
      return { ...total, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
    },
    fieldsOf: ({ parameters, body }) => [
      ...parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
      ...(body ? shapeOf(body).fields.keys() : []),
    ],
    problems(operation, { data, body, status = statusOf(operation, body) }) {
      if (data !== undefined) return patches.problems(dataSchema(operation), data);
      if (body === undefined) return [];
      return validation.response(operation, body, status).map((violation) => `body ${violation}`);
    },
    apply(operation, body, patch, now) {
      const before = readData(envelope, body);
      const after = patches.apply(dataSchema(operation), before, patch, now);
      return { body: withData(envelope, body, after), changes: listChanges(before, after, dataField) };
    },
  };
}
