/**
 * Reports CSS features that the browsers of `browserslist` in package.json do not all have, and selectors that make each change of the
 * document compute the styles of all of it again. Biome does everything else.
 */
const withFallback = [
  // src/ui/base.css shows the native controls instead.
  'css-has',
  // Other browsers show their default: size of text, cursor, size of a text area, scrolling beside a slider.
  'text-size-adjust',
  'css3-cursors-grab',
  'css-resize',
  'css-touch-action',
  // Without it the header of a page without scripts stays transparent.
  'css-media-scripting',
];

/** `:has()` at an element that is not named, or at the root and not at the end. Custom properties carry its result to descendants. */
const expensiveHas = [/(^|[\s>+~]):has\(/, /(:root|\bhtml)\S*:has\(.*\)\S*\s+\S/];

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
  },
};
