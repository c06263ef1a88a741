/** The pages below `/product`; the four lines of experience, and the mobile research community. */
type ProductLine = 'brand' | 'service' | 'employee' | 'bbs';

type IntroducePart = 'look' | 'hear' | 'ask' | 'smart-tag';

type DataServiceKind = 'sample' | 'big-data' | 'social-data' | 'mobile-data' | 'super-panel' | 'ai-labeling';
/** An address with those conditions that are set; the first page goes without its number. */
function withQuery(path: string, conditions: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(conditions)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, `${value}`);
  }
  const written = `${query}`;
  return written === '' ? path : `${path}?${written}`;
}

/**
 * Every address of the product, in the default language. `LocalizedLink` and `localize` add the language prefix.
 * Nothing else writes an address down.
 */
export const paths = {
  home: () => '/',
  accessibility: () => '/accessibility',
  about: () => '/about',
  contact: () => '/about/contact',
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
  advances: (page = 1) => withQuery('/about/advance', { page }),
  advance: (id: string) => `/about/advance/news/${encodeURIComponent(id)}`,
  /** `advance` without an id: the newest. */
  newestAdvance: () => '/about/advance/news',
  join: (filters: { category?: string; city?: string; keyword?: string; page?: number } = {}) =>
    withQuery('/join', filters),
  apply: () => '/apply',
  /** What became of an application; without a status the page only helps on. */
  applyTip: (status?: 'success' | 'fail') => (status ? `/apply/tip?status=${status}` : '/apply/tip'),
  lib: (filters: { category?: string; keyword?: string } = {}) => withQuery('/lib', filters),
  quote: () => '/quote',
  rss: () => '/rss.xml',
  sitemap: () => '/sitemap.xml',
  newsList: (page = 1, keyword = '') => withQuery('/about/news', { keyword, page }),
  newsDetail: (id: string) => `/about/news/${encodeURIComponent(id)}`,
  /** `redirect` is the page to open after the login. */
  login: (redirect?: string, mode?: 'sms' | 'forgot' | 'register') => withQuery('/login', { redirect, mode }),
  /** `id` names the product that `product` leads to. */
  transfer: (action: 'logout' | 'login' | 'user' | 'product', id?: string) =>
    withQuery('/transfer', { action, id }),
  user: () => '/user',
  /** `notice` is the API code that explains why the visitor was sent here. */
  userInfo: (notice?: string) => (notice ? `/user/info?notice=${encodeURIComponent(notice)}` : '/user/info'),
  userCompany: () => '/user/company',
  /** `change` opens the form that changes the password or the phone number. */
  userAccount: (change?: 'password' | 'mobile') => withQuery('/user/account', { change }),
  container: (productId?: string) => withQuery('/user/container', { id: productId }),
  subAccounts: (conditions: Record<string, string | number | undefined> = {}) =>
    withQuery('/user/sub-account', conditions),
  subAccountCreate: () => '/user/sub-account/create',
  subAccountEdit: (id: string) => `/user/sub-account/create?id=${encodeURIComponent(id)}`,
} as const;

/** Addresses that show another page, by the address that page really has. They exist below a language only. */
export const aliases = new Map([
  ['/product/~service', paths.product('service')],
  ['/product/~survey', paths.survey()],
]);

/** Where passwords are typed and personal data is shown, with all that lies below; and the way there. */
const privateAreas = [paths.login(), paths.user(), '/transfer'];

/** Whether an unprefixed pathname is a page for everybody: no script of others runs on any other. */
export const isPublicPage = (pathname: string): boolean =>
  !privateAreas.some((area) => pathname === area || pathname.startsWith(`${area}/`));
