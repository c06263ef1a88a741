/** A page with all screenshots, grouped by page. */
export function contactSheet(names: readonly string[]): string {
  const byPage = Map.groupBy(names, (name) => name.split('.')[0] ?? name);
  const sections = [...byPage].map(
    ([title, pictures]) => `<h2>${title}</h2><section>${pictures.map(figure).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pages</title>
<style>
body { margin: 2rem; font: 14px/1.5 system-ui, sans-serif; color-scheme: light dark; }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-block: 0 2rem; }
figure { margin: 0; max-width: 24rem; }
img { max-width: 100%; max-height: 40rem; border: 1px solid #8888; object-fit: cover; object-position: top; }
</style>
${sections.join('\n')}
</html>
`;
}

const figure = (name: string) =>
  `<figure><a href="${name}.png"><img src="${name}.png" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
