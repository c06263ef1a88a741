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
  /** What became of an application; without a status the page only helps on. */
  applyTip: (status?: 'success' | 'fail') => (status ? `/apply/tip?status=${status}` : '/apply/tip'),
  lib: () => '/lib',
  quote: () => '/quote',
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
