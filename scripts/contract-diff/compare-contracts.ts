import type { JsonObject } from '../contract-document/json.ts';
import { compareSurfaces } from './judge.ts';
import { type Finding, impacts } from './judge-keyword.ts';
import { listOperations, type Operation, readFrame, readSurface } from './surface.ts';

export interface Change extends Finding {
  /** The operationId; undefined for a change of the whole contract. */
  operation?: string;
}

/** Lists the changes from one OpenAPI 3 document to another. */
export function compareContracts(base: JsonObject, revision: JsonObject): Change[] {
  const [earlier, later] = [listOperations(base), listOperations(revision)];
  const counterpart = ({ id, call }: Operation, others: readonly Operation[]) =>
    others.find((other) => other.id === id) ?? others.find((other) => other.call === call);
  const compared = earlier.flatMap((before): Change[] => {
    const after = counterpart(before, later);
    const { id: operation, call } = before;
    if (!after) return [{ operation, impact: 'breaking', text: `operation ${call} was removed` }];
    const findings = compareSurfaces(readSurface(base, before), readSurface(revision, after));
    return findings.map((finding) => ({ operation, ...finding }));
  });
  const added = later
    .filter((after) => !counterpart(after, earlier))
    .map(({ id, call }): Change => ({ operation: id, impact: 'harmless', text: `operation ${call} is new` }));
  const changes = [...compareSurfaces(readFrame(base), readFrame(revision)), ...compared, ...added];
  return changes.sort((one, other) => impacts.indexOf(one.impact) - impacts.indexOf(other.impact));
}
