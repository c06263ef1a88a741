/** File name of the service worker of MSW. */
export const workerFile = 'mock-service-worker.js';

/** A script that loads the fake backend of the static demo while the scripts of the page wait for its first paint. */
export const demoStartFile = 'demo-start.js';
