import type { components } from '../../openapi/generated/control.d.ts';
import { shellQuote } from '../engine/shell-quote.ts';

type Schemas = components['schemas'];

/** What a link hands on: the page, and the state that it is looked at in. */
export interface Situation {
  origin: string;
  /** Path and query of the page. */
  address: string;
  language: 'zh' | 'en';
  state: Schemas['State'];
  /** The account that is signed in, if it is a seeded one. */
  account: Schemas['Account'] | undefined;
}

/** The address that brings another person's browser into the same state. */
export function toLink({ origin, address, state, account }: Situation): string {
  const url = new URL(address, origin);
  // The newest rule stands first in the list, and is set last. Those of the scenario come with it.
  const rules = state.rules.toReversed().flatMap(({ ofScenario, text }) => (ofScenario ? [] : text));
  if (rules.length > 0) url.searchParams.set('mock', rules.join(';'));
  if (state.scenario) url.searchParams.set('scenario', state.scenario);
  if (account) url.searchParams.set('as', account.key);
  // Readable where a person reads it: these characters need no encoding in a query.
  url.search = url.search
    .replaceAll('%3A', ':')
    .replaceAll('%3B', ';')
    .replaceAll('%40', '@')
    .replaceAll('%2C', ',');
  return url.href;
}

/** A call as a shell command. The token was never kept: whoever runs it puts in their own. */
export function toCurl(apiBase: string, call: Schemas['LogEntry'], sandbox: string): string {
  const headers = [
    ...(call.request === undefined ? [] : ['Content-Type: application/json']),
    ...(sandbox === 'default' ? [] : [`X-Mock-Session: ${sandbox}`]),
    ...(call.rule && call.code ? [`X-Mock: code=${call.code}; status=${call.status}`] : []),
  ].map((header) => ` -H ${shellQuote(header)}`);
  if (call.isSignedIn) headers.push(' -H "Authorization: Bearer $TOKEN"');
  const body = call.request === undefined ? '' : ` --data-raw ${shellQuote(call.request)}`;
  return `curl -X ${call.method} ${shellQuote(apiBase + call.path)}${headers.join('')}${body}`;
}

/** Everything that a developer asks for first, as Markdown. */
export function toBugReport(situation: Situation, calls: readonly Schemas['LogEntry'][]): string {
  const { address, language, state, account } = situation;
  const cell = (text: string | number = '') => String(text).replaceAll('|', '\\|');
  return [
    `**Link** ${toLink(situation)}`,
    '',
    `- Route: \`${address}\``,
    `- Language: ${language}`,
    `- Account: ${account ? `${account.account} (${account.key})` : 'none of the seeded ones'}`,
    `- Scenario: ${state.scenario ?? 'none'}`,
    `- Time in the fake backend: ${new Date(state.now).toISOString()}`,
    `- Rules: ${state.rules.map(({ text }) => `\`${text}\``).join(', ') || 'none'}`,
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
