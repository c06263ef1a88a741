import type { components } from '../../openapi/generated/control.d.ts';
import { writeMockHeader } from '../engine/rule-text.ts';
import { shellQuote } from '../engine/shell-quote.ts';
import { rulesToReproduce } from '../recording/used-rules.ts';

type Schemas = components['schemas'];

/** The content of a link: the page and its state. */
export interface Situation {
  origin: string;
  /** Path and query of the page. */
  address: string;
  language: 'zh' | 'en';
  state: Schemas['State'];
  /** The calls so far, whose used-up rules belong to the state. */
  calls: readonly Schemas['LogEntry'][];
  /** The signed-in seeded account, if any. */
  account: Schemas['Account'] | undefined;
}

/** The URL that reproduces the state in another browser. */
export function toLink({ origin, address, state, calls, account }: Situation): string {
  const url = new URL(address, origin);
  const rules = rulesToReproduce(state, calls);
  if (rules.length > 0) url.searchParams.set('mock', rules.join(';'));
  if (state.scenario) url.searchParams.set('scenario', state.scenario);
  if (account) url.searchParams.set('as', account.key);
  // Keep the URL readable: these characters need no encoding in a query.
  url.search = url.search
    .replaceAll('%3A', ':')
    .replaceAll('%3B', ';')
    .replaceAll('%40', '@')
    .replaceAll('%2C', ',');
  return url.href;
}

/** A call as a shell command with a placeholder for the token, which is not recorded. */
export function toCurl(apiBase: string, call: Schemas['LogEntry'], sandbox: string): string {
  const headers = [
    ...(call.request === undefined ? [] : ['Content-Type: application/json']),
    ...(sandbox === 'default' ? [] : [`X-Mock-Session: ${sandbox}`]),
    ...(call.rule ? [`X-Mock: ${writeMockHeader(call.rule)}`] : []),
  ].map((header) => ` -H ${shellQuote(header)}`);
  if (call.isSignedIn) headers.push(' -H "Authorization: Bearer $TOKEN"');
  const body = call.request === undefined ? '' : ` --data-raw ${shellQuote(call.request)}`;
  return `curl -X ${call.method} ${shellQuote(apiBase + call.path)}${headers.join('')}${body}`;
}

/** A bug report as Markdown. */
export function toBugReport(situation: Situation): string {
  const { address, language, state, calls, account } = situation;
  const cell = (text: string | number = '') => String(text).replaceAll('|', '\\|');
  return [
    `**Link** ${toLink(situation)}`,
    '',
    `- Route: \`${address}\``,
    `- Language: ${language}`,
    `- Account: ${account ? `${account.account} (${account.key})` : 'none of the seeded ones'}`,
    `- Scenario: ${state.scenario ?? 'none'}`,
    `- Time in the fake backend: ${new Date(state.now).toISOString()}`,
    `- Rules: ${
      rulesToReproduce(state, calls)
        .map((text) => `\`${text}\``)
        .join(', ') || 'none'
    }`,
    `- Browser: ${navigator.userAgent}, window ${innerWidth} × ${innerHeight}`,
    '',
    '| Time | Operation | Status | Code | ms | Rule |',
    '| --- | --- | --- | --- | --- | --- |',
    ...calls
      .slice(-15)
      .map(({ time, operationId, method, path, status, code, durationMs, rule }) =>
        [new Date(time).toISOString(), operationId ?? `${method} ${path}`, status, code, durationMs, rule]
          .map(cell)
          .join(' | '),
      )
      .map((row) => `| ${row} |`),
    '',
    '**Expected**',
    '',
    '**Seen**',
    '',
  ].join('\n');
}
