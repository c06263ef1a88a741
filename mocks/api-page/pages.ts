import { shellQuote } from '../engine/shell-quote.ts';

const style = `
  body { margin: 0; font: 16px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif; color: #14211d; background: #fff; }
  main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.5rem; }
  h1 { font-size: 1.75rem; line-height: 1.3; }
  pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f3f1ea; border-radius: 6px; }
  button { padding: 0.6rem 1.4rem; font: inherit; color: #fff; background: #0b6b57; border: 0; border-radius: 6px; cursor: pointer; }
  a { color: #0b6b57; }
  .reference { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
  .reference main { max-width: 64rem; }
  .reference nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; background: #f3f1ea; font-size: 0.875rem; }
  .reference nav ul { padding-left: 1rem; }
  .reference nav > ul { padding: 0; list-style: none; }
  article { border-top: 1px solid #d9d6cc; }
  h3 { margin-top: 2.5rem; }
  small { color: #55635e; font-weight: 400; }
  .table { overflow-x: auto; }
  table { width: 100%; margin: 1rem 0; border-collapse: collapse; font-size: 0.8125rem; line-height: 1.5; }
  caption { padding: 0.4rem 0.6rem; font-weight: 600; text-align: left; }
  :is(td, th) { padding: 0.4rem 0.6rem; border-top: 1px solid #d9d6cc; text-align: left; vertical-align: top; }
  summary { cursor: pointer; }
  dd { margin: 0; }
  @media (max-width: 50rem) { .reference { display: block; } .reference nav { position: static; max-height: 16rem; } }
  .refused { color: #b3321a; }`;

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

/** An HTML page in the style of all pages of the API page. */
export function page(title: string, body: string): string {
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

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
