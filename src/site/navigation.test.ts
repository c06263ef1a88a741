import { expect, test } from 'vitest';
import { aliases, paths } from '../paths/paths.ts';
import { contains, leadsTo, menu } from './navigation.ts';

/** The entries of the first level that are marked on a page. */
const marked = (path: string) => menu.filter((item) => contains(item, path)).map(({ label }) => label);

test.each([
  [paths.home(), ['site.nav.home']],
  [paths.product('bbs'), ['site.nav.product']],
  [paths.caseStudy('snack'), ['site.nav.case']],
  [paths.newsDetail('n1'), ['site.nav.about']],
  [paths.join(), ['site.nav.about']],
  [aliases.get('/product/~survey') ?? '', ['site.nav.survey']],
  [paths.quote(), []],
])('the menu marks the section of %s', { tags: ['R2.27'] }, (path, labels) => {
  expect(marked(path)).toEqual(labels);
});

test('an entry of the second level leads to one page', { tags: ['R2.27'] }, () => {
  const about = menu.flatMap(({ children = [] }) => children).filter((item) => leadsTo(item, paths.about()));
  expect(about.map(({ label }) => label)).toEqual(['site.nav.aboutUs']);
});
