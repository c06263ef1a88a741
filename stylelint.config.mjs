/**
 * Reports CSS features that the browsers of `browserslist` in package.json do not all have, selectors that make each change of the
 * document compute the styles of all of it again, and looks that have a sheet of their own. Biome does everything else.
 */
const withFallback = [
  // src/ui/base.css shows the native controls instead.
  'css-has',
  // Other browsers show their default: size of text, cursor, size of a text area, scrolling beside a slider.
  'text-size-adjust',
  'css3-cursors-grab',
  'css-resize',
  'css-touch-action',
  // Other browsers lay out everything at once.
  'css-content-visibility',
  // Without it the header of a page without scripts stays transparent.
  'css-media-scripting',
];

/** `:has()` at an element that is not named, or at the root and not at the end. Custom properties carry its result to descendants. */
const expensiveHas = [/(^|[\s>+~]):has\(/, /(:root|\bhtml)\S*:has\(.*\)\S*\s+\S/];

/** The looks that only these sheets may have: buttons, fields, and shapes that nobody can press, such as steps and progress. */
const ownLooks = [
  'src/ui/{button,notice}.module.css',
  'src/ui/progress/**',
  'src/forms/**',
  'src/site/apply/tip-page.module.css',
  'src/site/question-library/examples/**',
  'src/site/quote/summary.module.css',
  // Its controls are part of the picture of a product.
  'src/site/workspace/**',
  'src/portal/account/account-page.module.css',
  'src/portal/sub-accounts/import-dialog.module.css',
];

export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'selector-disallowed-list': [
      expensiveHas,
      { splitList: true, message: 'Each change would compute the styles of the document again' },
    ],
    'plugin/no-unsupported-browser-features': [
      true,
      { severity: 'error', ignorePartialSupport: true, ignore: withFallback },
    ],
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: 'Use a breakpoint of src/browser/breakpoints.ts, or ask the container' },
    ],
    'declaration-property-value-disallowed-list': [
      { background: ['var(--color-accent)'], border: ['1px solid var(--color-border-strong)'] },
      { message: 'Use Button or a field of src/forms' },
    ],
  },
  overrides: [{ files: ownLooks, rules: { 'declaration-property-value-disallowed-list': null } }],
};
