import type { components } from '../../openapi/generated/control.d.ts';
import type { ContractDocument, Operation } from './contract.ts';
import { type EnvelopeResponse, failure, successCode } from './envelope.ts';
import { type JsonChange, listChanges } from './json-changes.ts';
import { createMergePatches } from './merge-patch.ts';
import { createShapeReader } from './schema-shape.ts';
import { isEnvelope } from './upstream.ts';
import type { Validation } from './validation.ts';

type Rule = components['schemas']['Rule'];

export interface ResponseChanges {
  /** What the contract does not allow in the `data` or the `body` of a rule, as sentences. */
  problems(operation: Operation, rule: Rule): string[];
  /**
   * Applies the `data` of a rule to a successful envelope and lists the differences. A failure is unchanged.
   *
   * @param now epoch milliseconds that relative times start from
   */
  apply<Envelope extends { code: string; data?: unknown }>(
    operation: Operation,
    envelope: Envelope,
    rule: Rule,
    now: number,
  ): { envelope: Envelope; changes: JsonChange[] };
}

/** Changes of responses by replay rules, checked against the contract. */
export function createResponseChanges<Operations>(
  document: ContractDocument,
  validation: Validation<Operations>,
): ResponseChanges {
  const shapeOf = createShapeReader(document);
  const patches = createMergePatches(document, validation.value);
  const dataSchema = ({ response }: Operation) => shapeOf(response).fields.get('data') ?? {};

  return {
    problems(operation, { data, body, status }) {
      if (data !== undefined) return patches.problems(dataSchema(operation), data);
      if (body === undefined) return [];
      if (!isEnvelope(body)) return ['body is no envelope'];
      return validation
        .envelope(operation, body, status ?? statusOf(body))
        .map((violation) => `body ${violation}`);
    },
    apply(operation, envelope, { data: patch }, now) {
      if (patch === undefined || envelope.code !== successCode) return { envelope, changes: [] };
      const data = patches.apply(dataSchema(operation), envelope.data, patch, now);
      return { envelope: { ...envelope, data }, changes: listChanges(envelope.data, data, 'data') };
    },
  };
}

/** The HTTP status of a whole body: that of its code in the catalogue. */
export const statusOf = (body: unknown): EnvelopeResponse['status'] =>
  isEnvelope(body) ? failure(body.code).status : 200;
