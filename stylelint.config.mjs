/** Reports CSS features that the browsers of `browserslist` in package.json do not all have. Biome does everything else. */
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

export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      { severity: 'error', ignorePartialSupport: true, ignore: withFallback },
    ],
  },
};
