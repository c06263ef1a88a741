import { paths } from '../../paths.ts';

/** Every page for search engines that is no article, by its unprefixed address. */
export const indexedPages: readonly string[] = [
  paths.home(),
  paths.apply(),
  paths.quote(),
  paths.lib(),
  paths.about(),
  paths.contact(),
  paths.join(),
  paths.newsList(),
  paths.advances(),
];
