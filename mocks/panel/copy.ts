import { languageOf } from '../../src/i18n/languages.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { writeLink } from '../adapters/link-parameters.ts';
import type { components } from '../engine/generated/control.d.ts';
import { writeMockHeader } from '../engine/rule-text.ts';
import { isFailed } from '../recording/is-failed.ts';
import { rulesToReproduce } from '../recording/used-rules.ts';

type Schemas = components['schemas'];

/** The content of a link: the page and its state. */
export interface Situation {
  origin: string;
  /** The path of the site on its host. */
  root: string;
  /** The PIN that other devices need. */
  pin?: string;
  /** Path and query of the page. */
  address: string;
  language: 'zh' | 'en';
  state: Schemas['State'];
  /** The calls so far, whose used-up rules belong to the state. */
  calls: readonly Schemas['LogEntry'][];
  /** The commit of the site. */
  commit: string;
  /** The version of the contract. */
  contractVersion: string;
  /** The signed-in seeded account, if any. */
  account: Schemas['Account'] | undefined;
  /** The page that calls the operations of the rules, where this one does not. */
  elsewhere?: Schemas['Page'];
}

/** The URL that reproduces the state in another browser. */
export function toLink({ origin, root, pin, address, state, calls, account, elsewhere }: Situation): string {
  const path = elsewhere ? localize(elsewhere.path, languageOf(address)) : address;
  const url = new URL(root + path.slice(1), origin);
  if (pin) url.searchParams.set('pin', pin);
  const mock = rulesToReproduce(state, calls).join(';');
  url.search = writeLink(url.searchParams, {
    mock,
    scenario: state.scenario,
    as: elsewhere?.as ?? account?.key,
  });
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

/**
 * A bug report as Markdown, with the bodies of the last failure.
 *
 * @param ofPage the calls since the document was opened
 */
export function toBugReport(situation: Situation, ofPage: Situation['calls']): string {
  const { address, language, commit, state, calls, account, contractVersion } = situation;
  const failed = ofPage.findLast(isFailed);
  const cell = (text: string | number = '') => String(text).replaceAll('|', '\\|');
  return [
    `**Link** ${toLink(situation)}`,
    '',
    `- Route: \`${address}\``,
    `- Language: ${language}`,
    `- Account: ${account ? `${account.account} (${account.key})` : 'none of the seeded ones'}`,
    `- Scenario: ${state.scenario ?? 'none'}`,
    ...(state.upstream ? [`- Backend: ${Object.values(state.upstream).join(' ')}`] : []),
    `- Time in the fake backend: ${new Date(state.now).toISOString()}`,
    `- Rules: ${rulesToReproduce(state, calls).map(toCode).join(', ') || 'none'}`,
    `- Contract: ${contractVersion}`,
    `- Commit: ${commit}`,
    `- Browser: ${navigator.userAgent}`,
    '',
    '| Time | Operation | Status | Code | ms | Rule |',
    '| --- | --- | --- | --- | --- | --- |',
    ...ofPage
      .slice(-15)
      .map(({ time, operationId, method, path, status, code, durationMs, rule }) =>
        [new Date(time).toISOString(), operationId ?? `${method} ${path}`, status, code, durationMs, rule]
          .map(cell)
          .join(' | '),
      )
      .map((row) => `| ${row} |`),
    ...(failed
      ? [
          '',
          `**${failed.operationId ?? failed.path}**`,
          ...toBlock(failed.request),
          ...toBlock(failed.response),
        ]
      : []),
    '',
    '**Expected**',
    '',
    '**Seen**',
    '',
  ].join('\n');
}

/** A body as a block of Markdown. */
const toBlock = (text: string | undefined) => (text ? ['', '```json', text, '```'] : []);

/** A code span of Markdown. A text with backticks needs a longer fence. */
const toCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Quotes a text as one shell word. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
