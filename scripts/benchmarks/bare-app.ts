import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'node_modules/.cache/bare-app');

/** A minimal React Router application: a document with an empty page, and one with as many elements, links and bytes as `/user/info`. */
const files: Record<string, string> = {
  'package.json': '{ "type": "module", "private": true }',
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
// The entries of the router are in the packages of this project.
export default { plugins: [reactRouter()], server: { fs: { strict: false } } };`,
  'react-router.config.ts': 'export default { ssr: true };',
  'app/routes.ts': `import { index, route } from '@react-router/dev/routes';
export default [index('empty.tsx'), route('page', 'page.tsx')];`,
  'app/empty.tsx': 'export default function Empty() { return <main>Empty page</main>; }',
  'app/page.tsx': `import { Link } from 'react-router';
const data = JSON.stringify({ text: 'x'.repeat(12_000) });
export default function Page() {
  return (
    <main>
      {Array.from({ length: 22 }, (_, index) => <Link key={index} to={\`/page?\${index}\`}>Link {index}</Link>)}
      {Array.from({ length: 130 }, (_, index) => <p key={index} className="paragraph">{'Text '.repeat(12)}</p>)}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
    </main>
  );
}`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
export default function App() {
  return (
    <html lang="en">
      <head><meta charSet="utf-8" /><Meta /><Links /></head>
      <body><Outlet /><ScrollRestoration /><Scripts /></body>
    </html>
  );
}`,
  'public/robots.txt': '',
  'serve.js': `import { createRequestHandler } from '@react-router/express';
import express from 'express';
const app = express();
app.use(express.static(\`\${import.meta.dirname}/build/client\`));
app.use(createRequestHandler({ build: await import('./build/server/index.js'), mode: 'production' }));
app.listen(Number(process.env.PORT));`,
};

/** Writes the bare application. Returns its directory. */
export function writeBareApp(): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Builds the bare application. Returns the script that serves it. */
export function buildBareApp(): string {
  writeBareApp();
  execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(folder, 'serve.js');
}
