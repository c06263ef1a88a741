import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

/** The one route table. It is mounted plainly and below `/:lang`; `set` keeps the ids of the two apart. */
function pages(set: string): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${set}:${name}` });
  return [
    layout('site/seo/page-meta-layout.tsx', id('page-meta'), [
      layout('site/layout/default-layout.tsx', id('default-layout'), [
        index('site/home/home-page.tsx', id('home')),
        route('about', 'site/about/about-page.tsx', id('about')),
        route('join', 'site/join/join-page.tsx', id('join')),
      ]),
      layout('site/layout/traditional-layout.tsx', id('traditional-layout'), [
        route('apply', 'site/apply/apply-page.tsx', id('apply')),
        route('lib', 'site/lib/lib-page.tsx', id('lib')),
        route('quote', 'site/quote/quote-page.tsx', id('quote')),
        route('about/contact', 'site/about/contact-page.tsx', id('contact')),
        route('about/advance', 'site/advance/advance-list-page.tsx', id('advance-list')),
        route('about/advance/news/:id?', 'site/advance/advance-page.tsx', id('advance')),
        route('about/news', 'site/news/news-list-page.tsx', id('news-list')),
        route('about/news/:id', 'site/news/news-detail-page.tsx', id('news-detail')),
      ]),
    ]),
    route('rss.xml', 'site/feeds/rss.ts', id('rss')),
    route('apply/tip', 'site/apply/tip-page.tsx', id('apply-tip')),
    route('login', 'portal/login/login-page.tsx', id('login')),
    route('transfer', 'portal/transfer-page.tsx', id('transfer')),
    route('user', 'portal/user-layout.tsx', id('user'), [
      layout('portal/page-boundary.tsx', id('user-page'), [
        index('portal/dashboard/dashboard-page.tsx', id('dashboard')),
        route('info', 'portal/info/info-page.tsx', id('info')),
        route('sub-account', 'portal/sub-account/list-page.tsx', id('sub-accounts')),
        route('sub-account/create', 'portal/sub-account/create-page.tsx', id('sub-account-create')),
      ]),
    ]),
    route('*', 'site/errors/not-found-route.tsx', id('not-found')),
  ];
}

export default [
  route('sitemap.xml', 'site/feeds/sitemap.ts'),
  route('robots.txt', 'site/feeds/robots.ts'),
  ...pages('zh'),
  ...prefix(':lang', pages('en')),
] satisfies RouteConfig;
