import { type JsonObject, toObject } from '../contract-document/json.ts';
import type { Change } from './changes.ts';

/** The rule as a sentence for the help. */
export const versionRule =
  'A breaking change needs a higher major version (info.version, semantic versioning). Risky and harmless changes need none.';

/** The version of a contract. */
export const versionOf = (document: JsonObject): string => String(toObject(document.info).version ?? 'none');

/** The reason why the version of the revision does not allow the changes; undefined when it does. */
export function findVersionError(
  changes: readonly Change[],
  base: string,
  revision: string,
): string | undefined {
  if (!changes.some(({ impact }) => impact === 'breaking')) return undefined;
  const [before, after] = [majorOf(base), majorOf(revision)];
  if (before === undefined || after === undefined)
    return `A breaking change needs a semantic version. The versions are ${base} and ${revision}.`;
  if (after > before) return undefined;
  return `A breaking change needs version ${before + 1}.0.0 in openapi/openapi.yaml. The version is ${revision}, and it was ${base}.`;
}

function majorOf(version: string): number | undefined {
  const [, major] = version.match(/^(\d+)\.\d+\.\d+(?:[-+].*)?$/) ?? [];
  return major === undefined ? undefined : Number(major);
}
