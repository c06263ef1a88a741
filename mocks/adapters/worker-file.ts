/** File name of the service worker of MSW. */
export const workerFile = 'mock-service-worker.js';
