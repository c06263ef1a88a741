import { type Extent, type Finding, type Impact, impactOf, judgeKeyword } from './judge-keyword.ts';
import type { Place, Surface } from './schema-places.ts';
import { anyCode, noLogin } from './surface.ts';

/** Compares two surfaces of an operation. */
export function compareSurfaces(base: Surface, revision: Surface): Finding[] {
  /** By text: several responses have the same error envelope, of which one report is enough. */
  const findings = new Map<string, Finding>();
  /** Places whose inner places say nothing new. */
  const settled = new Set<string>();
  for (const [key, place] of new Map([...base, ...revision])) {
    const [before, after] = [base.get(key), revision.get(key)];
    const isSettled = settled.has((before ?? place).parent);
    if (isSettled || !before || !after || isReplaced(before, after)) settled.add(key);
    if (isSettled) continue;
    const found =
      before && after ? compareFacts(before, after) : judgePlace(place, after ? base : revision, !after);
    for (const finding of found) findings.set(finding.text, finding);
  }
  return [...findings.values()];
}

/** What it means that a place is gone, or new. */
function judgePlace(place: Place, others: Surface, isRemoved: boolean): Finding[] {
  const { kind, name } = place;
  const impact = isRemoved ? verdicts[kind].removed?.(place, others) : verdicts[kind].added?.(place, others);
  if (!impact) return [];
  const isDemanded = kind === 'member' && impact === 'breaking';
  const removed = kind === 'limit' ? 'is no longer limited' : 'was removed';
  const added = kind === 'limit' ? 'is now limited' : `is new${isDemanded ? ' and required' : ''}`;
  return [{ impact, text: `${name} ${isRemoved ? removed : added}` }];
}

/** The verdicts on a place; none where a fact of the place around it says so. */
interface Verdict {
  removed?(place: Place, revision: Surface): Impact;
  added?(place: Place, base: Surface): Impact;
}

const isErrorStatus = ({ name }: Place) => / [45D]/.test(name);

const verdicts: Record<Place['kind'], Verdict> = {
  member: {
    removed({ direction, parent, facts }, revision) {
      // A client copes without an optional field of a response; what a request no longer has loses its effect.
      if (direction === 'request') return revision.get(parent)?.facts.has('closed') ? 'breaking' : 'risky';
      return facts.has('required') ? 'breaking' : 'risky';
    },
    added: ({ direction, facts }) =>
      direction === 'request' && facts.has('required') ? 'breaking' : 'harmless',
  },
  limit: {
    removed: ({ direction }) => impactOf(direction, 'wider'),
    added: ({ direction }) => impactOf(direction, 'narrower'),
  },
  login: {
    removed: (_, revision) => (revision.has(noLogin) ? 'risky' : 'breaking'),
    added: () => 'harmless',
  },
  media: { removed: () => 'breaking', added: () => 'harmless' },
  status: {
    removed: (place) => (isErrorStatus(place) ? 'harmless' : 'breaking'),
    // A client of this contract treats a success other than 200 as an error.
    added: (place) => (isErrorStatus(place) ? 'risky' : 'breaking'),
  },
  code: {
    removed: (_, revision) => (revision.has(`code ${anyCode}`) ? 'risky' : 'harmless'),
    // A client shows an unknown code with the text of the backend.
    added: ({ name }, base) =>
      base.has(`code ${anyCode}`) && !name.endsWith(anyCode) ? 'harmless' : 'risky',
  },
  success: { removed: () => 'breaking', added: () => 'risky' },
  error: { removed: () => 'harmless', added: () => 'risky' },
  alternative: {},
};

const labelsOf = ({ facts }: Place) => facts.get('alternative') ?? facts.get('type');

/** How the types or alternatives of a place changed; undefined when they did not. */
function compareLabels(before: Place, after: Place): Extent | undefined {
  const [base, revision] = [labelsOf(before), labelsOf(after)];
  if (!base || !revision) return base ? 'wider' : revision && 'narrower';
  const isLess = [...base].some((label) => !revision.has(label));
  const isMore = [...revision].some((label) => !base.has(label));
  return isLess ? (isMore ? 'different' : 'narrower') : isMore ? 'wider' : undefined;
}

/** Whether what else is known of the one place says nothing about the other. */
const isReplaced = (before: Place, after: Place) =>
  before.facts.has('alternative') !== after.facts.has('alternative') ||
  compareLabels(before, after) === 'different';

function compareFacts(before: Place, after: Place): Finding[] {
  const { name, direction } = before;
  const findings: Finding[] = [];
  const extent = compareLabels(before, after);
  const text = `${name} is now ${labelText(after)} instead of ${labelText(before)}`;
  const unknown = `${name} is written as alternatives, which this command does not judge`;
  if (extent) findings.push({ impact: impactOf(direction, extent), text });
  else if (isReplaced(before, after)) findings.push({ impact: 'risky', text: unknown });
  for (const keyword of new Set([...before.facts.keys(), ...after.facts.keys()])) {
    const isKept = keyword === 'required' || keyword === 'null' || !isReplaced(before, after);
    if (keyword === 'type' || keyword === 'alternative' || !isKept) continue;
    const finding = judgeKeyword(before, after, keyword);
    if (finding) findings.push(finding);
  }
  return findings;
}

function labelText(place: Place): string {
  const labels = [...(labelsOf(place) ?? ['anything'])];
  return labels.filter((label) => label !== 'integer' || !labels.includes('number')).join(' or ');
}
