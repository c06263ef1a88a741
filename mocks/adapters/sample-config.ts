import { fileURLToPath } from 'node:url';

/** Sample values of the configuration, used with the fake backend. */
export const sampleConfig = {
  BRAND_NAME: 'Example Insight',
  CONTENT_FILE: fileURLToPath(new URL('sample-content.json', import.meta.url)),
  FEATURE_CANCEL_ACCOUNT: 'true',
};

/** Base path of the API on the dev server. */
export const devApiBase = '/api';
