import { defineConfig } from '@playwright/test';

const {
  API_PORT = '4010',
  SITE_PORT = '4173',
  CHROMIUM_PATH: executablePath = '',
  CHROMIUM_FLAGS = '',
} = process.env;
const vite = 'node node_modules/vite/bin/vite.js';

export default defineConfig({
  testMatch: '*.spec.ts',
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: { executablePath, args: CHROMIUM_FLAGS.split(' ') },
  },
  webServer: [
    {
      command: `npx insight-mock --port ${API_PORT}`,
      url: `http://localhost:${API_PORT}/v1/news/list?_t=1`,
    },
    {
      command: `${vite} build && ${vite} preview --port ${SITE_PORT}`,
      url: `http://localhost:${SITE_PORT}`,
    },
  ],
});
