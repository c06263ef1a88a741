import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/namespaces.ts';
import { paths } from '../paths/paths.ts';
import { BrandIcon, EmployeeIcon, ProductIcon, ServiceIcon } from '../ui/icons.tsx';

/** A menu entry: a link, a label with children, or both. */
export interface MenuItem {
  label: TextKey<'site'>;
  link?: string;
  children?: readonly MenuItem[];
  /** A description of the link. */
  info?: TextKey<'site'>;
  icon?: ComponentType;
  /** Marked as popular. */
  hot?: boolean;
}

const productLines: MenuItem[] = [
  {
    label: 'site.nav.brand',
    info: 'site.nav.brandInfo',
    link: paths.product('brand'),
    icon: BrandIcon,
    children: [
      { label: 'site.nav.mediaForce', link: paths.product('brand', 'media-force') },
      { label: 'site.nav.socialTrack', link: paths.product('brand', 'social-track') },
    ],
  },
  {
    label: 'site.nav.productLine',
    info: 'site.nav.productLineInfo',
    link: paths.product(undefined, 'video-quest'),
    icon: ProductIcon,
    children: [
      { label: 'site.nav.videoQuest', link: paths.product(undefined, 'video-quest') },
      { label: 'site.nav.userEvaluation', link: paths.product(undefined, 'user-evaluation') },
    ],
  },
  {
    label: 'site.nav.service',
    info: 'site.nav.serviceInfo',
    link: paths.product('service'),
    icon: ServiceIcon,
    children: [{ label: 'site.nav.iwNps', link: paths.product('service', 'iw-nps') }],
  },
  {
    label: 'site.nav.employee',
    info: 'site.nav.employeeInfo',
    link: paths.product('employee'),
    icon: EmployeeIcon,
  },
];

/** The menu of the header, for wide and narrow screens. */
export const menu: MenuItem[] = [
  { label: 'site.nav.home', link: paths.home() },
  {
    label: 'site.nav.product',
    link: paths.product(),
    children: productLines,
  },
  { label: 'site.nav.survey', link: paths.survey() },
  { label: 'site.nav.lib', link: paths.lib(), hot: true },
  { label: 'site.nav.case', link: paths.caseStudies() },
  {
    label: 'site.nav.about',
    children: [
      { label: 'site.nav.aboutUs', link: paths.about() },
      { label: 'site.nav.news', link: paths.newsList() },
      { label: 'site.nav.advance', link: paths.advances() },
      { label: 'site.nav.join', link: paths.join() },
      { label: 'site.nav.contact', link: paths.contact() },
    ],
  },
];

/** Whether a menu entry leads to the page at an unprefixed path. A fragment is not another page. */
export const leadsTo = ({ link }: MenuItem, path: string): boolean => link?.split('#')[0] === path;

/** Whether a page is in the section of a menu entry. */
export const contains = (item: MenuItem, path: string): boolean =>
  leadsTo(item, path) ||
  (item.link !== undefined && path.startsWith(`${item.link}/`)) ||
  (item.children ?? []).some((child) => contains(child, path));

/** Links to pages of a kind. */
export interface FooterColumn {
  title: TextKey<'site'>;
  links: readonly { label: TextKey<'site'>; link: string }[];
}

/** The columns of links in the footer. */
export const footerColumns: FooterColumn[] = [
  {
    title: 'site.footer.products',
    links: [
      { label: 'site.nav.allLines', link: paths.product() },
      { label: 'site.nav.brand', link: paths.product('brand') },
      { label: 'site.nav.productLine', link: paths.product(undefined, 'video-quest') },
      { label: 'site.nav.service', link: paths.product('service') },
      { label: 'site.nav.employee', link: paths.product('employee') },
      { label: 'site.nav.bbs', link: paths.product('bbs') },
      { label: 'site.nav.survey', link: paths.survey() },
    ],
  },
  {
    title: 'site.footer.dataServices',
    links: [
      { label: 'site.nav.dataHub', link: paths.service() },
      { label: 'site.nav.sample', link: paths.dataService('sample') },
      { label: 'site.nav.superPanel', link: paths.dataService('super-panel') },
      { label: 'site.nav.bigData', link: paths.dataService('big-data') },
      { label: 'site.nav.socialData', link: paths.dataService('social-data') },
      { label: 'site.nav.mobileData', link: paths.dataService('mobile-data') },
      { label: 'site.nav.aiLabeling', link: paths.dataService('ai-labeling') },
    ],
  },
  {
    title: 'site.footer.solutions',
    links: [
      { label: 'site.nav.solutions', link: paths.solutions() },
      { label: 'site.nav.introduce', link: paths.introduce() },
      { label: 'site.nav.case', link: paths.caseStudies() },
      { label: 'site.nav.experience', link: paths.experience() },
      { label: 'site.nav.quote', link: paths.quote() },
    ],
  },
  {
    title: 'site.footer.resources',
    links: [
      { label: 'site.nav.resources', link: paths.resources() },
      { label: 'site.nav.lib', link: paths.lib() },
      { label: 'site.nav.news', link: paths.newsList() },
      { label: 'site.nav.advance', link: paths.advances() },
      { label: 'site.nav.aboutUs', link: paths.about() },
      { label: 'site.nav.join', link: paths.join() },
      { label: 'site.nav.contact', link: paths.contact() },
    ],
  },
];

/** A page with its name. */
export interface PageLink {
  path: string;
  label: TextKey<'site'>;
}

/** The pages that are neither in the menu nor in the columns of the footer. */
export const pagesOutsideMenus: PageLink[] = [
  { path: paths.apply(), label: 'site.action.apply' },
  { path: paths.accessibility(), label: 'site.footer.accessibility' },
  { path: paths.privacy(), label: 'site.footer.privacy' },
  { path: paths.terms(), label: 'site.footer.terms' },
  { path: paths.security(), label: 'site.footer.security' },
  { path: paths.login(), label: 'site.nav.login' },
];
