/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'ladle/stories/*.stories.tsx',
  viteConfig: 'ladle/vite.config.ts',
  outDir: 'ladle/build',
  defaultStory: 'pages--home',
  addons: {
    // Styles that scripts insert do not reach its frame; the browser's own device mode shows any width.
    width: { enabled: false },
    rtl: { enabled: false },
  },
};
