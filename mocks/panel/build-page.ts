import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { bundlerChecks } from './bundler-checks.ts';

const root = join(import.meta.dirname, '../..');
const licenseFile = 'licenses.json';

/** The page of the panel as one HTML file. */
export interface BuiltPage {
  html: string;
  /** The Content-Security-Policy source of its script. */
  scriptSource: string;
  /** The licenses of the packages in it, in Vite's JSON. */
  licenses: string;
}

/**
 * Builds the page of the panel.
 *
 * @param isStatic whether it is a file of the static demo, where pages of the site reach the fake backend for it
 */
export async function buildPanelPage({ isStatic = false } = {}): Promise<BuiltPage> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The dev server, whose environment is another, builds the page, too.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      license: { fileName: licenseFile },
      target: ['chrome109', 'firefox115', 'safari16.4'],
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, 'mocks/panel/main.tsx'),
        output: { codeSplitting: false },
        checks: bundlerChecks,
      },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = files
    .flatMap((file) => (file.type === 'chunk' ? file.code : []))
    .join('')
    .replaceAll('</script', String.raw`<\/script`);
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  const licenses = files.find(({ fileName }) => fileName === licenseFile);
  return {
    licenses: licenses?.type === 'asset' ? String(licenses.source) : '[]',
    html: `<!doctype html>
<html lang="en"${isStatic ? ' data-static' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Replay panel</title>
<link rel="icon" href="data:,">
<style>${styles.join('\n')}</style>
</head>
<body>
<div id="panel"></div>
<script type="module">${script}</script>
</body>
</html>
`,
    scriptSource: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}
