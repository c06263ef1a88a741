/** Modules below `src` that every page needs; not those of some pages, or of the time after the first scroll or navigation. */
const everywhere = [
  String.raw`root\.tsx`,
  'api/',
  'app/(?!interrupted-action-message)',
  'document/',
  'i18n/(?!text-files)',
  'session/(?!guards|mask|sent-requests)',
  'browser/',
  'forms/form-namespaces',
  'site/apply/apply-namespaces',
  'site/errors/error-page',
  String.raw`site/layout/(?!contact-widget\.)`,
  'site/navigation',
  String.raw`site/sections/(?!(?:comparison|fact-list|faq|feature-band|feature-row|plain-page|points|ruled-list|sibling-links|stats|steps|text-parts|use-pre-hydration-input)\.)`,
  'site/announcement/',
  // The styles of the home page and of what several pages contain: each further style sheet opens a connection and shares the
  // bandwidth with the typeface, which then needs one more round trip.
  String.raw`(?:site/(?:home|sections|charts|reports|data-extract|search|pagination)|ui/(?:charts|static-html))/[\w-]+\.module\.css`,
  String.raw`site/(?:news/(?:news-grid|news-card|tag-list)|apply/(?:register-|apply-steps)[\w-]*)\.module\.css`,
  'site/analytics/script-boundary',
  'site/news/published-date',
  'site/seo/(?!service-data)',
  String.raw`ui/(?:format/(?:number|date|phone-href|mail-href)|icons?\.|qr-code|logo-mark|color-scheme/color-scheme-script|focus)`,
  'site/search/(?:search-(?:button|host)|load-search)',
  String.raw`ui/(?:fonts|tokens|base)\.css`,
  'ui/(?:actions|button|card|frame|link-row|menus|progress|split|text|toast/toast-(?:host|store))',
];

/** Modules of every form, on public pages and at the login. */
const inForms = [
  'captcha/(?:slider|use-captcha)',
  'native/(?:consent-field|failure-notice|field|form-field|needs-script|spinner|submit|text-input)',
  '(?:contact-fields|sanitize-paste|load-contact|use-(?:draft|is-mounted|prefilled-contact|submit))',
  'validators/(?:rule|count|digits|email|limits|mobile|name|company|consent)',
];

/**
 * Modules that load together. A module belongs to the first group that matches, with its dependencies.
 *
 * Without the groups the home page loads 150 KB in 61 scripts, with them 136 KB in 15. More groups save requests in the user
 * area only.
 */
const sharedScripts = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|jotai|i18next|react-i18next|openapi-fetch|js-cookie)[\\/]/,
  },
  {
    name: 'site',
    test: new RegExp(`/src/(?:${everywhere.join('|')})`.replaceAll('/', String.raw`[\\/]`)),
  },
  // In toasts, which public pages have, too, and in the user area.
  { name: 'floating', test: /node_modules[\\/]@floating-ui[\\/]/ },
  // On all product pages.
  { name: 'product-sections', test: /[\\/]src[\\/]site[\\/]sections[\\/](?:points|faq)\.tsx/ },
  // On pages with a list.
  {
    name: 'lists',
    test: /[\\/]src[\\/]site[\\/](?:search[\\/](?:empty-state|filter-links|result-count|search-form)|pagination[\\/])[\w-]*\.tsx?$/,
  },
  // A page links these before a deferred form loads.
  {
    name: 'form-styles',
    test: /[\\/]src[\\/](?:forms[\\/](?:native|captcha)[\\/][\w-]+|ui[\\/]notice)\.module\.css/,
  },
  // The user area has rules of fields on each page, and forms on some.
  { name: 'hook-form', test: /node_modules[\\/]react-hook-form[\\/]/ },
  {
    name: 'form',
    test: new RegExp(`/src/forms/(?:${inForms.join('|')})`.replaceAll('/', String.raw`[\\/]`)),
  },
  // On a few public pages, too, which do without the next two.
  { name: 'notice', test: /[\\/]src[\\/]ui[\\/]notice/ },
  // At the login and in the user area.
  {
    name: 'guards',
    test: /[\\/]src[\\/](?:portal[\\/](?:contact|drafts[\\/]left|layout[\\/](?:offline|surface))|session[\\/]guards|ui[\\/](?:loading|network|view-links))/,
  },
  {
    name: 'login',
    test: /[\\/]src[\\/]portal[\\/]login[\\/]/,
  },
  {
    name: 'portal',
    test: /[\\/]src[\\/](?:ui[\\/]fluent|portal[\\/](?:layout(?![\\/]form-end)|errors|skeletons))[\\/]/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** How the build splits scripts. */
export const codeSplitting = { groups: sharedScripts };
