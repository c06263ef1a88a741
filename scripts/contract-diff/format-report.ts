import type { Change } from './compare-contracts.ts';
import { impacts } from './judge-keyword.ts';

const headings = { breaking: 'Breaking', risky: 'Risky', harmless: 'Harmless' };
const maxNames = 3;

/** The changes as three sections for a terminal. */
export function formatReport(changes: readonly Change[]): string {
  const parts = impacts.map((impact) => ({ impact, own: changes.filter((one) => one.impact === impact) }));
  const sections = parts
    .filter(({ own }) => own.length > 0)
    .flatMap(({ impact, own }) => [`${headings[impact]} (${own.length})`, ...linesOf(own), '']);
  return [...sections, `${parts.map(({ impact, own }) => `${own.length} ${impact}`).join(', ')}.`].join('\n');
}

/** One line for each change. Operations with the same change share a line, and so do all descriptions and examples. */
function linesOf(changes: readonly Change[]): string[] {
  const documentation = changes.filter(({ isDocumentation }) => isDocumentation).length;
  const byLine = Map.groupBy(changes, ({ text, isDocumentation }) =>
    isDocumentation ? `descriptions and examples changed (${documentation})` : text,
  );
  return [...byLine].map(([text, same]) => {
    const names = [...new Set(same.map(({ operation = 'contract' }) => operation))];
    const more = names.length - maxNames;
    const shown = more > 1 ? `${names.slice(0, maxNames).join(', ')} and ${more} more` : names.join(', ');
    return `  ${shown}: ${text}`;
  });
}
