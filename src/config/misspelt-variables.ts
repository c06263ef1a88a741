import leven from 'leven';
import type { Environment } from './read-config.ts';
import { removedVariables, toolVariables, variables } from './variables.ts';

/** Prefixes that only variables of this project have. */
const ownPrefixes = ['MOCK_', 'E2E_'];

/** The maximum number of edits of a misspelt name. Short names are close to those of a system. */
const maxEdits = (name: string) => (name.length < 6 ? 0 : name.length < 10 ? 1 : 2);

const meant = ({ candidate }: { candidate: string }) => `Did you mean ${candidate}?`;

/** One sentence for each variable that was removed, whose name is nearly a known one, or that has a prefix of this project. */
export function misspeltVariables(environment: Environment): string[] {
  const known = [...Object.keys(variables), ...Object.keys(toolVariables)];
  return Object.keys(environment)
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && !known.includes(name))
    .flatMap((name) => {
      const removed = removedVariables[name];
      if (removed) return [`${name} has no effect any more. ${removed}`];
      const [nearest] = known
        .map((candidate) => ({ candidate, edits: leven(name, candidate) }))
        .sort((one, other) => one.edits - other.edits);
      if (!nearest) return [];
      const sentence = `${name} is not a variable of this project and has no effect.`;
      const isNear = nearest.edits <= maxEdits(name);
      const prefix = ownPrefixes.find((own) => name.startsWith(own));
      if (prefix) {
        const names = known.filter((candidate) => candidate.startsWith(prefix)).join(', ');
        return [`${sentence} ${isNear ? meant(nearest) : `Those with ${prefix} are ${names}.`}`];
      }
      // A variable of the project that is set cannot be meant.
      return isNear && !environment[nearest.candidate]?.trim() ? [`${sentence} ${meant(nearest)}`] : [];
    });
}
