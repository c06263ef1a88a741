import type { Environment } from './read-config.ts';
import { toolVariables, variables } from './variables.ts';

/** Prefixes that only variables of this project have. */
const ownPrefixes = ['MOCK_', 'E2E_'];

/** The maximum number of edits of a misspelt name. Short names are close to those of a system. */
const maxEdits = (name: string) => (name.length < 6 ? 0 : name.length < 10 ? 1 : 2);

/** One sentence for each variable whose name is nearly a known one, or has a prefix of this project. */
export function misspeltVariables(environment: Environment): string[] {
  const known = [...Object.keys(variables), ...Object.keys(toolVariables)];
  return Object.keys(environment)
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && !known.includes(name))
    .flatMap((name) => {
      const [nearest] = known
        .map((candidate) => ({ candidate, edits: editDistance(name, candidate) }))
        .sort((one, other) => one.edits - other.edits);
      if (!nearest) return [];
      const isOwn = ownPrefixes.some((prefix) => name.startsWith(prefix));
      if (!isOwn && nearest.edits > maxEdits(name)) return [];
      // A variable of the project that is set cannot be meant.
      if (!isOwn && environment[nearest.candidate]?.trim()) return [];
      return [
        `${name} is not a variable of this project and has no effect. Did you mean ${nearest.candidate}?`,
      ];
    });
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, charA] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, charB] of [...b].entries()) {
      const substitution = (row[j] ?? 0) + (charA === charB ? 0 : 1);
      next.push(Math.min(substitution, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
