/** The service worker of MSW. */
export const workerFile = 'mock-service-worker.js';

/** A script that loads the fake backend of the static demo while the scripts of the page wait for its first paint. */
export const demoStartFile = 'demo-start.js';

/** Folder of the product pages in a static demo. */
export const productFolder = 'product-pages';

/** List of the files of a static demo, with a version. */
export const offlineList = 'offline-files.json';

/** The notes of the presenter are a page in a second window. */
export const notesFile = 'presenter-notes.html';
