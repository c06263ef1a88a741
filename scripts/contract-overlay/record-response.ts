import { type JsonObject, toObject } from '../contract-document/json.ts';
import type { Path } from '../contract-document/update-at.ts';
import { valueAt } from './overlay.ts';
import type { Recording } from './recording.ts';
import {
  findContent,
  findRefusal,
  findResponses,
  findSuccess,
  isSuccess,
  refusalSchema,
} from './response-schemas.ts';
import { widenSchemas } from './widen-schema.ts';

/** A response of a backend. */
export interface Observation {
  operationId: string;
  status: number;
  /** The parsed JSON body. */
  body: unknown;
}

/** Records what a response contains and the contract does not describe. */
export function recordResponse(recording: Recording, { operationId, status, body }: Observation): void {
  const responses = findResponses(recording.document, operationId);
  const { code } = toObject(body);
  // Without a code, the meaning of the response is unknown.
  if (!responses || typeof code !== 'string') return;
  const about = `${operationId} with status ${status}`;

  const response = [...responses, `${status}`];
  if (valueAt(recording.document, response) === undefined) {
    const success = findSuccess(recording.document, [...responses, '200']);
    const schema = isSuccess(code) ? success && valueAt(recording.document, success) : refusalSchema(code);
    if (schema === undefined) return;
    const added = {
      description: `Sent by the backend with code ${code}.`,
      content: { 'application/json': { schema } },
    };
    recording.update(responses, { [status]: added }, `${about}: the status is new`);
  }
  const find = isSuccess(code) ? findSuccess : findRefusal;
  if (!find(recording.document, response) && !isSuccess(code))
    addAlternative(recording, response, refusalSchema(code), `${about}: error code ${code} is new`);
  const schema = find(recording.document, response);
  if (schema) widenSchemas(recording, [schema], body, { about, field: '' });
}

/** Makes the schema of a response a choice between the old one and another. */
function addAlternative(recording: Recording, response: Path, schema: JsonObject, description: string): void {
  const content = findContent(recording.document, response);
  const old = valueAt(recording.document, [...content, 'schema']);
  if (old === undefined) return;
  recording.remove([...content, 'schema'], `${description}; the next step contains the old schema`);
  recording.update(content, { schema: { oneOf: [old, schema] } }, description);
}
