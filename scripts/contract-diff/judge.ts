import { type Extent, type Finding, type Impact, impactOf, judgeKeyword } from './judge-keyword.ts';
import type { Place, Surface } from './schema-places.ts';
import { anyCode, noLogin } from './surface.ts';

/** Compares two surfaces of an operation. */
export function compareSurfaces(base: Surface, revision: Surface): Finding[] {
  /** By text: several responses have the same error envelope, of which one report is enough. */
  const findings = new Map<string, Finding>();
  const report = (finding: Finding) => findings.set(finding.text, finding);
  /** Places whose inner places say nothing new. */
  const settled = new Set<string>();
  for (const [key, before] of base) {
    const after = revision.get(key);
    if (!after || settled.has(before.parent) || isReplaced(before, after)) settled.add(key);
    if (settled.has(before.parent)) continue;
    if (after) compareFacts(before, after).forEach(report);
    else {
      const impact = verdicts[before.kind].removed?.(before, revision);
      const what = before.kind === 'limit' ? 'is no longer limited' : 'was removed';
      if (impact) report({ impact, text: `${before.name} ${what}` });
    }
  }
  for (const [key, after] of revision) {
    if (base.has(key)) continue;
    const impact = settled.has(after.parent) ? undefined : verdicts[after.kind].added?.(after, base);
    const isDemanded = after.kind === 'member' && impact === 'breaking';
    const what = after.kind === 'limit' ? 'is now limited' : `is new${isDemanded ? ' and required' : ''}`;
    if (impact) report({ impact, text: `${after.name} ${what}` });
    settled.add(key);
  }
  return [...findings.values()];
}

/** What it means that a place is gone, and that one is new; nothing where a fact of the place around it says so. */
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
  'media type': { removed: () => 'breaking', added: () => 'harmless' },
  status: {
    removed: (place) => (isErrorStatus(place) ? 'harmless' : 'breaking'),
    // A client of this contract treats a success other than 200 as an error.
    added: (place) => (isErrorStatus(place) ? 'risky' : 'breaking'),
  },
  'error code': {
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
  if (extent) findings.push({ impact: impactOf(direction, extent), text });
  else if (isReplaced(before, after))
    findings.push({
      impact: 'risky',
      text: `${name} is written as alternatives, which this command does not judge`,
    });
  for (const keyword of new Set([...before.facts.keys(), ...after.facts.keys()])) {
    const isKept = keyword === 'required' || keyword === 'null' || !isReplaced(before, after);
    if (keyword === 'type' || keyword === 'alternative' || !isKept) continue;
    const finding = judgeKeyword(before, keyword, before.facts.get(keyword), after.facts.get(keyword));
    if (finding) findings.push(finding);
  }
  return findings;
}

function labelText(place: Place): string {
  const labels = [...(labelsOf(place) ?? ['anything'])];
  return labels.filter((label) => label !== 'integer' || !labels.includes('number')).join(' or ');
}
