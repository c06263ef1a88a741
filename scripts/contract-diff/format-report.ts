import type { Change } from './compare-contracts.ts';
import { type Impact, impacts } from './judge-keyword.ts';

const headings: Record<Impact, string> = { breaking: 'Breaking', risky: 'Risky', harmless: 'Harmless' };
const maxNames = 3;

/** The changes as three sections for a terminal. */
export function formatReport(changes: readonly Change[]): string {
  const sections = impacts.flatMap((impact) => {
    const own = changes.filter((change) => change.impact === impact);
    return own.length === 0 ? [] : [`${headings[impact]} (${own.length})`, ...linesOf(own), ''];
  });
  return [...sections, `${summarize(changes)}.`].join('\n');
}

/** The numbers of changes. */
const summarize = (changes: readonly Change[]): string =>
  impacts
    .map((impact) => `${changes.filter((change) => change.impact === impact).length} ${impact}`)
    .join(', ');

/** One line for each change. Operations with the same change share a line, and so do all descriptions and examples. */
function linesOf(changes: readonly Change[]): string[] {
  const documentation = changes.filter(({ isDocumentation }) => isDocumentation).length;
  const operations = new Map<string, string[]>();
  for (const { operation = 'contract', text, isDocumentation } of changes) {
    const line = isDocumentation ? `descriptions and examples changed (${documentation})` : text;
    operations.set(line, [...(operations.get(line) ?? []), operation]);
  }
  return [...operations].map(([text, names]) => {
    const unique = [...new Set(names)];
    const more = unique.length - maxNames;
    const shown = more > 1 ? `${unique.slice(0, maxNames).join(', ')} and ${more} more` : unique.join(', ');
    return `  ${shown}: ${text}`;
  });
}
