import { expect, test } from 'vitest';
import { isTest, listFiles } from '../../test/files.ts';
import { reachedFrom, readModuleGraph } from './module-graph.ts';

/** Components without a story, with the reason. */
const withoutStory: Record<string, string> = {
  'src/site/home/home-page.tsx': 'a page: its story finds it by its address, as all pages do',
  'src/ui/focus/route-focus.tsx': 'moves the focus after a navigation, and renders nothing',
};

test('a story renders every component of ui, forms, sections and the home page', async () => {
  const graph = await readModuleGraph();
  const stories = [...graph.keys()].filter((path) => path.endsWith('.stories.tsx'));
  // Components of the explorer wrap every story.
  const shown = stories.flatMap(
    (path) => graph.get(path)?.filter((target) => target.startsWith('src/')) ?? [],
  );
  const rendered = new Set(reachedFrom(graph, [...shown, ...(graph.get('ladle/story-router.tsx') ?? [])]));
  const components = listFiles('src/{ui,forms,site/sections,site/home}/**/*.tsx').filter(
    (path) => !isTest(path),
  );
  expect(components.filter((path) => !rendered.has(path))).toEqual(Object.keys(withoutStory));
});
