import { handlers } from 'insight-mock';
import { setupWorker } from 'msw/browser';

// The address of a server, or none for the service worker.
const server = new URLSearchParams(location.search).get('api');
if (server === null) await setupWorker(...handlers).start({ quiet: true });

const response = await fetch(`${server ?? '/api'}/v1/news/list?_t=${Date.now()}`);
const { code }: { code: string } = await response.json();
const output = document.querySelector('output');
if (output) output.textContent = code;
