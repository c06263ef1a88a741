import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

/** Alias paths, which exist below a language prefix only. */
const aliases = [
  route('product/~service', 'site/product/service-page.tsx', { id: 'alias:serviceExperience' }),
  route('product/~survey', 'site/survey/survey-page.tsx', { id: 'alias:survey' }),
];

/**
 * The route table. It is mounted unprefixed and below `/:lang`; `set` makes the route ids unique. A public page has the name of its texts:
 * `brand` is a file of `locales/zh` and `locales/en`, `news.list` is a part of the file `news`.
 */
function pages(set: string): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${set}:${name}` });
  return [
    layout('site/seo/page-meta-layout.tsx', id('page-meta'), [
      layout('site/layout/default-layout.tsx', id('default-layout'), [
        index('site/home/home-page.tsx', id('home')),
        route('product', 'site/product/overview-page.tsx', id('product')),
        route('product/brand', 'site/product/brand-page.tsx', id('brand')),
        route('product/service', 'site/product/service-page.tsx', id('serviceExperience')),
        route('product/employee', 'site/product/employee-page.tsx', id('employeeExperience')),
        route('product/bbs', 'site/product/community-page.tsx', id('bbs')),
        route('survey', 'site/survey/survey-page.tsx', id('survey')),
        route('service', 'site/service/service-page.tsx', id('service')),
        route('introduce', 'site/introduce/introduce-page.tsx', id('introduce')),
        route('introduce/look', 'site/introduce/look-page.tsx', id('introduceLook')),
        route('introduce/hear', 'site/introduce/hear-page.tsx', id('introduceHear')),
        route('introduce/ask', 'site/introduce/ask-page.tsx', id('introduceAsk')),
        route('introduce/smart-tag', 'site/introduce/smart-tag-page.tsx', id('introduceSmartTag')),
        route('solutions', 'site/solutions/solutions-page.tsx', id('solutions')),
        route('resources', 'site/resources/resources-page.tsx', id('resources')),
        route('data-service/sample', 'site/data-service/sample-page.tsx', id('dataSample')),
        route('data-service/big-data', 'site/data-service/big-data-page.tsx', id('dataBig')),
        route('data-service/social-data', 'site/data-service/social-data-page.tsx', id('dataSocial')),
        route('data-service/mobile-data', 'site/data-service/mobile-data-page.tsx', id('dataMobile')),
        route('data-service/super-panel', 'site/data-service/super-panel-page.tsx', id('dataSuperPanel')),
        route('data-service/ai-labeling', 'site/data-service/ai-labeling-page.tsx', id('dataAiLabeling')),
        route('experience', 'site/experience/experience-page.tsx', id('experience')),
        route('case', 'site/case-studies/case-studies-page.tsx', id('caseStudies')),
        route('case/:id', 'site/case-studies/case-study-page.tsx', id('caseStudy')),
        ...(set === 'zh' ? [] : aliases),
        route('about', 'site/about/about-page.tsx', id('about')),
        route('join', 'site/careers/careers-page.tsx', id('join')),
      ]),
      layout('site/layout/traditional-layout.tsx', id('traditional-layout'), [
        route('accessibility', 'site/accessibility/accessibility-page.tsx', id('accessibility')),
        route('privacy', 'site/legal/privacy-page.tsx', id('privacy')),
        route('security', 'site/legal/security-page.tsx', id('security')),
        route('terms', 'site/legal/terms-page.tsx', id('terms')),
        route('apply', 'site/apply/apply-page.tsx', id('apply')),
        route('lib', 'site/question-library/question-library-page.tsx', id('lib')),
        route('quote', 'site/quote/quote-page.tsx', id('quote')),
        route('about/contact', 'site/about/contact-page.tsx', id('about.contact')),
        route('about/advance', 'site/advance/advance-list-page.tsx', id('advance.list')),
        route('about/advance/news/:id?', 'site/advance/advance-page.tsx', id('advance.detail')),
        route('about/news', 'site/news/news-list-page.tsx', id('news.list')),
        route('about/news/:id', 'site/news/news-detail-page.tsx', id('news.detail')),
      ]),
    ]),
    route('rss.xml', 'site/feeds/rss.ts', id('rss')),
    route('preview/:file', 'site/preview/preview-image.ts', id('preview')),
    route('apply/tip', 'site/apply/tip-page.tsx', id('apply-tip')),
    route('login', 'portal/login/login-page.tsx', id('login')),
    route('transfer', 'portal/login/transfer-page.tsx', id('transfer')),
    route('user', 'portal/layout/user-layout.tsx', id('user'), [
      layout('portal/errors/route-error.tsx', id('user-page'), [
        index('portal/dashboard/dashboard-page.tsx', id('dashboard')),
        route('info', 'portal/info/info-page.tsx', id('info')),
        route('company', 'portal/company/company-page.tsx', id('company')),
        route('account', 'portal/account/account-page.tsx', id('account')),
        layout('portal/sub-accounts/area-layout.tsx', id('sub-account-area'), [
          route('sub-account', 'portal/sub-accounts/list-page.tsx', id('sub-accounts')),
          route('sub-account/create', 'portal/sub-accounts/create-page.tsx', id('sub-account-create')),
        ]),
        route('*', 'portal/errors/not-found-page.tsx', id('user-not-found')),
      ]),
    ]),
    layout('portal/container/frame-layout.tsx', id('user-frame'), [
      route('user/container', 'portal/container/container-page.tsx', id('container')),
    ]),
    route('*', 'site/errors/not-found-route.tsx', id('not-found')),
  ];
}

export default [
  route('sitemap.xml', 'site/feeds/sitemap.ts'),
  route('robots.txt', 'site/feeds/robots.ts'),
  route('manifest.webmanifest', 'site/feeds/manifest.ts'),
  route('.well-known/security.txt', 'site/feeds/security-txt.ts'),
  route('qr/chat.svg', 'site/feeds/chat-qr-code.ts'),
  ...pages('zh'),
  ...prefix(':lang', pages('en')),
] satisfies RouteConfig;
