import type { JsonObject } from '../contract-document/json.ts';
import type { Path } from '../contract-document/update-at.ts';
import { toJsonPath } from './json-path.ts';
import { type Action, applyActions } from './overlay.ts';

/** Edits a document step by step. Every edit becomes an action of an overlay. */
export interface Recording {
  /** The document with the edits so far. */
  readonly document: JsonObject;
  readonly actions: readonly Action[];
  update(path: Path, value: unknown, description: string): void;
  remove(path: Path, description: string): void;
}

export function createRecording(original: JsonObject): Recording {
  let document = original;
  const actions: Action[] = [];
  const add = (action: Action) => {
    document = applyActions(document, [action]);
    actions.push(action);
  };
  return {
    get document() {
      return document;
    },
    actions,
    update: (path, update, description) => add({ target: toJsonPath(path), description, update }),
    remove: (path, description) => add({ target: toJsonPath(path), description, remove: true }),
  };
}
