import type { TextKey } from '../i18n/namespaces.ts';
import { paths } from '../paths.ts';

/** An entry of the menu: a link, or a name that opens its children. */
export interface MenuItem {
  label: TextKey<'site'>;
  link?: string;
  children?: MenuItem[];
}

export const menu: MenuItem[] = [
  { label: 'site.nav.home', link: paths.home() },
  { label: 'site.nav.about', children: [{ label: 'site.nav.news', link: paths.newsList() }] },
];
