import { editDistance } from '../../forms/edit-distance.ts';
import { paths } from '../../paths/paths.ts';
import { footerColumns, type MenuItem, menu, type PageLink, pagesOutsideMenus } from '../navigation.ts';

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

/** The distance of two segments relative to their length, from 0 to 1. */
const segmentDistance = (one: string, other: string) =>
  editDistance(one, other) / Math.max(one.length, other.length, 1);

/** The longest path that is compared. */
const maxPathLength = 100;

/** Paths further away have nothing in common. */
const maxPathDistance = 0.45;

/** The distance of a missing page. Its last segments can be missing in the other path; the first one weighs most. */
function pathDistance(missingPath: string, path: string): number {
  const asked = missingPath.toLowerCase().slice(0, maxPathLength).split('/').filter(Boolean);
  const segments = path.split('/').filter(Boolean);
  const direct = segments.map((segment, index) => segmentDistance(asked[index] ?? '', segment));
  const missing = Math.max(asked.length - segments.length, 0);
  const sum = direct.reduce((total, distance) => total + distance, missing * 0.3);
  // An address that lacks its first part, such as `/news`.
  const tail = segmentDistance(asked.at(-1) ?? '', segments.at(-1) ?? '') + (segments.length - 1) * 0.2;
  return Math.min(sum / Math.max(segments.length, 1), tail);
}
