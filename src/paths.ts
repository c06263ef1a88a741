/** The pages below `/product`; the four lines of experience, and the mobile research community. */
export type ProductLine = 'brand' | 'product' | 'service' | 'employee' | 'bbs';

export type IntroducePart = 'look' | 'hear' | 'ask' | 'smart-tag';

export type DataServiceKind =
  | 'sample'
  | 'big-data'
  | 'social-data'
  | 'mobile-data'
  | 'super-panel'
  | 'ai-labeling';

/**
 * Every address of the product, in the default language. `LocalLink` and `localize` add the language prefix.
 * Nothing else writes an address down.
 */
export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: () => '/about/contact',
  advances: (page = 1) => (page > 1 ? `/about/advance?page=${page}` : '/about/advance'),
  advance: (id: string) => `/about/advance/news/${encodeURIComponent(id)}`,
  join: () => '/join',
  apply: () => '/apply',
  applyTip: (status?: 'success' | 'fail') => (status ? `/apply/tip?status=${status}` : '/apply/tip'),
  lib: () => '/lib',
  quote: () => '/quote',
  caseStudies: (industry?: string) => (industry ? `/case?industry=${encodeURIComponent(industry)}` : '/case'),
  experience: () => '/experience',
  introduce: (part?: IntroducePart) => (part ? `/introduce/${part}` : '/introduce'),
  /** `anchor` names a part of the page. */
  product: (line?: ProductLine, anchor?: string) =>
    `/product${line ? `/${line}` : ''}${anchor ? `#${anchor}` : ''}`,
  service: () => '/service',
  survey: () => '/survey',
  solutions: () => '/solutions',
  resources: () => '/resources',
  dataService: (kind: DataServiceKind) => `/data-service/${kind}`,
  newsList: (page = 1) => (page > 1 ? `/about/news?page=${page}` : '/about/news'),
  newsDetail: (id: string) => `/about/news/${encodeURIComponent(id)}`,
  /** `redirect` is the page to open after the login. */
  login: (redirect?: string) => (redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'),
  transfer: (action: 'logout' | 'login' | 'user') => `/transfer?action=${action}`,
  user: () => '/user',
  /** `notice` is the API code that explains why the visitor was sent here. */
  userInfo: (notice?: string) => (notice ? `/user/info?notice=${encodeURIComponent(notice)}` : '/user/info'),
  subAccounts: () => '/user/sub-account',
  subAccountCreate: () => '/user/sub-account/create',
  subAccountEdit: (id: string) => `/user/sub-account/create?id=${encodeURIComponent(id)}`,
} as const;

/** Addresses that show another page, by the address that page really has. They exist below a language only. */
export const aliases = new Map([
  ['/product/~service', paths.product('service')],
  ['/product/~survey', paths.survey()],
]);
