/** Base path of the API on the dev server. */
export const devApiBase = '/api';
