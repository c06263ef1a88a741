import type { ContractDocument } from '../engine/contract.ts';
import { shellQuote } from '../engine/shell-quote.ts';

const style = `
  body { margin: 0; font: 16px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif; color: #14211d; background: #fff; }
  main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.5rem; }
  h1 { font-size: 1.75rem; line-height: 1.3; }
  pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f3f1ea; border-radius: 6px; }
  button { padding: 0.6rem 1.4rem; font: inherit; color: #fff; background: #0b6b57; border: 0; border-radius: 6px; cursor: pointer; }
  a { color: #0b6b57; }
  #reference table :is(td, th) { padding: 0.4rem 0.6rem; font-size: 0.8125rem; line-height: 1.5; vertical-align: top; }
  #reference table td:first-child { white-space: nowrap; font-weight: 600; }
  #reference table td:first-child a { font-weight: 400; }
  .refused { color: #b3321a; }`;

/** The page of the contract, rendered by Redoc. Its scripts are under `docs/…`. */
export const referencePage = (reference: ContractDocument): string =>
  page(
    'API of the fake backend',
    `<div id="reference"></div>
<noscript><main><p>The reference requires JavaScript. docs/error-codes.md also lists the error codes.</p></main></noscript>
<script type="application/json" id="contract">${JSON.stringify(reference).replaceAll('<', '\\u003c')}</script>
<script src="docs/redoc.standalone.js"></script>
<script src="docs/start.js"></script>`,
  );

/** Renders the reference. A separate file avoids inline scripts. */
export const startScript = `const font = "system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif";
Redoc.init(
  JSON.parse(document.getElementById('contract').textContent),
  {
    hideDownloadButton: true,
    jsonSampleExpandLevel: 3,
    theme: {
      colors: { primary: { main: '#0b6b57' } },
      typography: { fontFamily: font, headings: { fontFamily: font } },
      rightPanel: { backgroundColor: '#0c2b24', width: '32%' },
    },
  },
  document.getElementById('reference'),
);
`;

/** The result of a rule that was sent to the control plane. */
export interface ReplayResult {
  isSet: boolean;
  sentence: string;
}

/**
 * The page with a button that sets a rule, and the command for a terminal.
 *
 * @param rule in the format of a link: `createSubUser:A2012@1`
 * @param control address of the control plane
 */
export function replayPage(rule: string, control: string, result?: ReplayResult): string {
  const body = JSON.stringify({ mock: rule });
  const curl = `curl ${shellQuote(`${control}/link`)} -H 'Content-Type: application/json' -d ${shellQuote(body)}`;
  return page(
    `Replay ${rule}`,
    `<main>
<h1>Replay <code>${escapeHtml(rule)}</code></h1>
<p>The rule decides what the fake backend answers. After the @ stands how many calls it is for.</p>
${result ? `<p role="status"${result.isSet ? '' : ' class="refused"'}>${escapeHtml(result.sentence)}</p>` : ''}
<form method="post" action="?rule=${encodeURIComponent(rule)}"><button>Set the rule</button></form>
<p>The same from a terminal:</p>
<pre><code>${escapeHtml(curl)}</code></pre>
<p><a href="../docs">To the API reference</a></p>
</main>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
