import type { CaseId } from './case-ids.ts';

/** The pages below `/product`. */
type ProductLine = 'brand' | 'service' | 'employee' | 'bbs';

/** The topics of an application. Sales receives them. */
export type ApplyTopic = 'brand' | 'product' | 'service' | 'employee' | 'community' | 'survey' | 'data';

type IntroducePart = 'look' | 'hear' | 'ask' | 'smart-tag';

type DataServiceKind = 'sample' | 'big-data' | 'social-data' | 'mobile-data' | 'super-panel' | 'ai-labeling';

/** The filters of the news list; `topic` is an id of the API. */
export interface NewsFilters {
  keyword?: string;
  topic?: string;
  year?: number;
  page?: number;
}

/** A path with the defined query parameters. Page 1 is omitted. */
function withQuery(path: string, searchParams: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, `${value}`);
  }
  const written = `${query}`;
  return written === '' ? path : `${path}?${written}`;
}

/**
 * All unprefixed paths. `LocalizedLink` and `localize` add the language prefix. No other module contains paths.
 */
export const paths = {
  home: () => '/',
  accessibility: () => '/accessibility',
  /** `anchor` is a fragment of the page. */
  privacy: (anchor?: string) => `/privacy${anchor ? `#${anchor}` : ''}`,
  security: () => '/security',
  terms: (anchor?: string) => `/terms${anchor ? `#${anchor}` : ''}`,
  about: () => '/about',
  contact: () => '/about/contact',
  caseStudies: (industry?: string) => (industry ? `/case?industry=${encodeURIComponent(industry)}` : '/case'),
  caseStudy: (id: CaseId) => `/case/${id}`,
  experience: () => '/experience',
  introduce: (part?: IntroducePart) => (part ? `/introduce/${part}` : '/introduce'),
  /** `anchor` is a fragment of the page. */
  product: (line?: ProductLine, anchor?: string) =>
    `/product${line ? `/${line}` : ''}${anchor ? `#${anchor}` : ''}`,
  service: () => '/service',
  survey: () => '/survey',
  solutions: () => '/solutions',
  resources: () => '/resources',
  dataService: (kind: DataServiceKind) => `/data-service/${kind}`,
  advances: (page = 1) => withQuery('/about/advance', { page }),
  advance: (id: string) => `/about/advance/news/${encodeURIComponent(id)}`,
  /** `advance` without an id: the latest article. */
  newestAdvance: () => '/about/advance/news',
  join: (filters: { category?: string; city?: string; keyword?: string; page?: number } = {}) =>
    withQuery('/join', filters),
  /** `product` is the topic that the form preselects. */
  apply: (product?: ApplyTopic) => withQuery('/apply', { product }),
  /** The result of an application; without a status it links to the form. */
  applyTip: (status?: 'success' | 'fail') => (status ? `/apply/tip?status=${status}` : '/apply/tip'),
  lib: (filters: { category?: string; keyword?: string } = {}) => withQuery('/lib', filters),
  /** `id` is a question type. */
  libQuestion: (id: string) => `/lib#${id}`,
  quote: () => '/quote',
  rss: () => '/rss.xml',
  /** The preview image of a page, by its unprefixed path. One segment, because `/:lang/about` would match two. */
  preview: (path: string) => `/preview/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '~')}.png`,
  /** The picture of the QR code of the enterprise chat. */
  chatQrCode: () => '/qr/chat.svg',
  sitemap: () => '/sitemap.xml',
  manifest: () => '/manifest.webmanifest',
  securityTxt: () => '/.well-known/security.txt',
  newsList: ({ keyword, topic, year, page }: NewsFilters = {}) =>
    withQuery('/about/news', { keyword, topic, year, page }),
  newsDetail: (id: string) => `/about/news/${encodeURIComponent(id)}`,
  /** `redirect` is the page to open after the login. */
  login: (redirect?: string, mode?: 'sms' | 'forgot' | 'register') => withQuery('/login', { redirect, mode }),
  /** `id` is the product of the action `product`. */
  transfer: (action: 'logout' | 'login' | 'user' | 'product', id?: string) =>
    withQuery('/transfer', { action, id }),
  user: () => '/user',
  /** `notice` is the API code of the reason for a redirect. */
  userInfo: (notice?: string) => (notice ? `/user/info?notice=${encodeURIComponent(notice)}` : '/user/info'),
  userCompany: () => '/user/company',
  /** `change` opens the form that changes the password or the phone number. */
  userAccount: (change?: 'password' | 'mobile') => withQuery('/user/account', { change }),
  container: (productId?: string) => withQuery('/user/container', { id: productId }),
  subAccounts: (searchParams: Record<string, string | number | undefined> = {}) =>
    withQuery('/user/sub-account', searchParams),
  /** `like` is a sub-account with the permissions of the new one. */
  subAccountCreate: (like?: string) => withQuery('/user/sub-account/create', { like }),
  subAccountEdit: (id: string) => `/user/sub-account/create?id=${encodeURIComponent(id)}`,
} as const;

/** Alias paths by canonical path. They exist below a language prefix only. */
export const aliases = new Map([
  ['/product/~service', paths.product('service')],
  ['/product/~survey', paths.survey()],
]);

/** The paths with passwords and personal data, and the transfer page. */
const privateAreas = [paths.login(), paths.user(), '/transfer'];

/** Whether an unprefixed pathname is a public page. Third-party scripts run on public pages only. */
export const isPublicPage = (pathname: string): boolean =>
  !privateAreas.some((area) => isWithin(pathname, area));

/** Whether an unprefixed pathname is a page of the user area, which needs a session. */
export const isUserArea = (pathname: string): boolean => isWithin(pathname, paths.user());

const isWithin = (pathname: string, area: string) => pathname === area || pathname.startsWith(`${area}/`);
