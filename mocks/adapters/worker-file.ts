/** Name of MSW's service worker where it lies beside the pages that it answers. */
export const workerFile = 'mock-service-worker.js';
