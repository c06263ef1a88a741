/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'ladle/stories/*.stories.tsx',
  viteConfig: 'ladle/vite.config.ts',
  outDir: 'ladle/build',
  defaultStory: 'pages--home',
  addons: {
    // Inserted styles do not reach the width frame. Use the device mode of the browser.
    width: { enabled: false },
    rtl: { enabled: false },
  },
};
