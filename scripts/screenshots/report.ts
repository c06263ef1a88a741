import type { Comparison } from './compare.ts';

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 2rem; font: 14px/1.5 system-ui, sans-serif; color-scheme: light dark; }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-block: 0 2rem; }
figure { margin: 0; max-width: 24rem; }
img { max-width: 100%; max-height: 40rem; border: 1px solid #8888; object-fit: cover; object-position: top; }
</style>
<h1>${title}</h1>
${body}
</html>
`;

const figure = (source: string, caption: string) =>
  `<figure><a href="${source}"><img src="${source}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;

/** A contact sheet of all screenshots, grouped by page. */
export function contactSheet(names: readonly string[]): string {
  const byPage = Map.groupBy(names, (name) => name.split('.')[0] ?? name);
  const sections = [...byPage].map(
    ([title, pictures]) =>
      `<h2>${title}</h2><section>${pictures.map((name) => figure(`after/${name}.png`, name)).join('')}</section>`,
  );
  return page('Pages', sections.join('\n'));
}

/** The differences between two versions: before, after and difference, largest first. */
export function differenceReport(reference: string, comparisons: readonly Comparison[]): string {
  const changed = comparisons
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => (b.difference ?? 2) - (a.difference ?? 2));
  const sections = changed.map(({ name, difference }) => {
    const pictures = ['before', 'after', ...(difference === null ? [] : ['difference'])];
    const share = difference === null ? 'on one side only' : `${(difference * 100).toFixed(2)} %`;
    return `<h2>${name}: ${share}</h2><section>${pictures.map((side) => figure(`${side}/${name}.png`, side)).join('')}</section>`;
  });
  const summary = `<p>${changed.length} of ${comparisons.length} pictures differ from ${reference}.</p>`;
  return page(`Against ${reference}`, summary + sections.join('\n'));
}
