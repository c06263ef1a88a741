/** Serves the folder of this file and opens it: `node open-demo.mjs`. With a port as argument it serves only. It needs nothing but Node. */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const folder = import.meta.dirname;
const port = Number(process.argv[2] ?? 4173);
if (!(Number.isInteger(port) && port >= 0 && port < 65536)) {
  console.error(`${process.argv[2]} is no port. Choose one: node open-demo.mjs 4200`);
  process.exit(1);
}
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const server = createServer(({ url = '/' }, response) => {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const wanted = join(folder, path);
  const find = (...files) => files.find((one) => existsSync(one) && statSync(one).isFile());
  const file = find(wanted, join(wanted, 'index.html'));
  // Programs ask for files by convention, such as `/ads.txt`, and read no page.
  const found = file ?? (extname(path) || path.startsWith('/.') ? undefined : find(join(folder, '404.html')));
  if (!found) return response.writeHead(404).end();
  response.writeHead(file ? 200 : 404, {
    'Content-Type': types[extname(found)] ?? 'application/octet-stream',
  });
  createReadStream(found).pipe(response);
});

server.once('error', ({ code, message }) => {
  const reason = code === 'EADDRINUSE' ? `Port ${port} is in use` : message;
  console.error(`${reason}. Choose another port: node open-demo.mjs 4200`);
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  const address = `http://localhost:${port}/`;
  console.log(`Demo  ${address}  (Ctrl+C ends it)`);
  if (process.argv[2] !== undefined) return;
  const command = { darwin: 'open', win32: 'explorer' }[process.platform] ?? 'xdg-open';
  // Without a desktop the address is enough.
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref();
});
