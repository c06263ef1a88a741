import { paths } from '../../paths/paths.ts';
import { footerColumns, type MenuItem, menu, type PageLink, pagesOutsideMenus } from '../navigation.ts';
import { maxPathDistance, pathDistance } from './path-distance.ts';

const linksOf = (items: readonly MenuItem[]): PageLink[] =>
  items.flatMap(({ link, label, children = [] }) => [
    ...(link && !link.includes('#') ? [{ path: link, label }] : []),
    ...linksOf(children),
  ]);

/** The pages that can be suggested. The home page has a link of its own. */
const pages = [
  ...new Map(
    [...linksOf(menu), ...footerColumns.flatMap(({ links }) => linksOf(links)), ...pagesOutsideMenus].map(
      (page) => [page.path, page],
    ),
  ).values(),
].filter(({ path }) => path !== paths.home());

const maxSuggestions = 3;

const popular: readonly string[] = [
  paths.product(),
  paths.survey(),
  paths.lib(),
  paths.caseStudies(),
  paths.contact(),
];

/** The pages to choose from beside those with a similar address. */
export const popularPages = pages.filter(({ path }) => popular.includes(path));

/**
 * The pages whose addresses are most similar to a missing one.
 *
 * @param pathname without language
 */
export function suggestPages(pathname: string): PageLink[] {
  return pages
    .map((page) => ({ page, distance: pathDistance(pathname, page.path) }))
    .filter(({ distance }) => distance <= maxPathDistance)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxSuggestions)
    .map(({ page }) => page);
}
