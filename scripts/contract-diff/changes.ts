/**
 * Effect of a change on a client that was written for the base contract: it breaks, it may behave differently, or it works
 * as before.
 */
export type Impact = 'breaking' | 'risky' | 'harmless';

export interface Change {
  /** The operationId; undefined for a change of the whole contract. */
  operation?: string;
  impact: Impact;
  /** What changed, such as `request field "email" is now required`. */
  text: string;
  /** Set when only a description or an example changed. */
  isDocumentation?: true;
}

/** Records a change of the operation in hand. */
export type Report = (impact: Impact, text: string, options?: Pick<Change, 'isDocumentation'>) => void;

/** Who writes a value: the client in a request, the backend in a response. */
export type Direction = 'request' | 'response';

/** How the allowed values changed. `different`: some are new and others are gone. */
export type Extent = 'narrower' | 'wider' | 'different';

/** A backend that accepts less breaks its clients, and so does one that sends more. */
export function impactOf(direction: Direction, extent: Extent): Impact {
  const harmless = direction === 'request' ? 'wider' : 'narrower';
  return extent === harmless ? 'harmless' : 'breaking';
}

/** How a set of allowed values changed; undefined when it did not. An undefined set allows everything. */
export function compareSets(
  base: ReadonlySet<string> | undefined,
  revision: ReadonlySet<string> | undefined,
): { extent: Extent; added: string[]; removed: string[] } | undefined {
  const added = missingFrom(base, revision);
  const removed = missingFrom(revision, base);
  if (!base && !revision) return undefined;
  if (!base) return { extent: 'narrower', added: [], removed: [] };
  if (!revision) return { extent: 'wider', added: [], removed: [] };
  if (added.length === 0 && removed.length === 0) return undefined;
  return {
    extent: removed.length === 0 ? 'wider' : added.length === 0 ? 'narrower' : 'different',
    added,
    removed,
  };
}

const missingFrom = (
  set: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): string[] => [...(other ?? [])].filter((value) => !set?.has(value));
