import { expect, test } from 'vitest';
import { isTest, listFiles, sources } from './sources.ts';

/** Components that no story has to show, each with its reason. */
const withoutStory: Record<string, string> = {
  'src/site/home/home-page.tsx': 'a page: its story finds it by its address, as all pages’ do',
  'src/ui/focus/route-focus.tsx': 'moves the focus after a navigation, and draws nothing',
};

test('every component of the interface, of forms, of sections and of the home page is drawn by a story', () => {
  const drawn = new Set<string>();
  const visit = (path: string) => {
    if (drawn.has(path) || isTest(path)) return;
    drawn.add(path);
    for (const { target, isType } of sources.get(path)?.imports ?? []) if (!isType) visit(target);
  };
  // What a story takes from the workbench's own files stands around every story, and shows nothing by itself.
  for (const { path, imports } of sources.values()) {
    if (!path.endsWith('.stories.tsx')) continue;
    for (const { target } of imports) if (target.startsWith('src/')) visit(target);
  }
  // The frame around every story has these.
  for (const { target } of sources.get('ladle/story-router.tsx')?.imports ?? []) visit(target);
  const components = listFiles('src/{ui,forms,site/sections,site/home}/**/*.tsx').filter(
    (path) => !isTest(path),
  );
  expect(components.filter((path) => !drawn.has(path))).toEqual(Object.keys(withoutStory));
});
