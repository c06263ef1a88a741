import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/namespaces.ts';
import { paths } from '../paths/paths.ts';
import { BrandIcon, EmployeeIcon, ProductIcon, ServiceIcon } from '../ui/icons.tsx';

/** A menu entry: a link, a label with children, or both. */
export interface MenuItem {
  label: TextKey<'site'>;
  link?: string;
  /** The route names of which the entry is marked as current. */
  routeNames?: readonly string[];
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
    routeNames: ['brand'],
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
    routeNames: ['product'],
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
    routeNames: ['serviceExperience'],
    icon: ServiceIcon,
    children: [{ label: 'site.nav.iwNps', link: paths.product('service', 'iw-nps') }],
  },
  {
    label: 'site.nav.employee',
    info: 'site.nav.employeeInfo',
    link: paths.product('employee'),
    routeNames: ['employeeExperience'],
    icon: EmployeeIcon,
  },
];

/** The menu of the header, for wide and narrow screens. */
export const menu: MenuItem[] = [
  { label: 'site.nav.home', link: paths.home(), routeNames: ['home'] },
  {
    label: 'site.nav.product',
    link: paths.product(),
    routeNames: ['product', 'brand', 'serviceExperience', 'employeeExperience', 'bbs'],
    children: productLines,
  },
  { label: 'site.nav.survey', link: paths.survey(), routeNames: ['survey'] },
  { label: 'site.nav.lib', link: paths.lib(), routeNames: ['lib'], hot: true },
  { label: 'site.nav.case', link: paths.caseStudies(), routeNames: ['caseStudies', 'caseStudy'] },
  {
    label: 'site.nav.about',
    routeNames: [
      'about',
      'news.list',
      'news.detail',
      'advance.list',
      'advance.detail',
      'join',
      'about.contact',
    ],
    children: [
      { label: 'site.nav.aboutUs', link: paths.about(), routeNames: ['about'] },
      { label: 'site.nav.news', link: paths.newsList(), routeNames: ['news.list'] },
      { label: 'site.nav.advance', link: paths.advances(), routeNames: ['advance.list'] },
      { label: 'site.nav.join', link: paths.join(), routeNames: ['join'] },
      { label: 'site.nav.contact', link: paths.contact(), routeNames: ['about.contact'] },
    ],
  },
];

/** Whether a menu entry is the current one on a route. */
export const isCurrent = ({ routeNames = [] }: MenuItem, route: string) => routeNames.includes(route);

/** The columns of links in the footer. */
export const footerColumns: { title: TextKey<'site'>; links: MenuItem[] }[] = [
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
