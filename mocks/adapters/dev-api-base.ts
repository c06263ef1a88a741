/** Where the dev server answers API calls. */
export const devApiBase = '/api';
