import type { components } from '../engine/generated/control.d.ts';
import { isFailed } from './is-failed.ts';
import { rulesToReproduce } from './used-rules.ts';

type Schemas = components['schemas'];

/** What a person did on the page, by the role and the accessible name of the element. */
export interface UserAction {
  kind: 'click' | 'fill' | 'select';
  role: string;
  name: string;
  /** The entered text. A password is not recorded. */
  value?: string;
}

interface Session {
  /** Unprefixed path and query of the page where the session began. */
  address: string;
  language: 'zh' | 'en';
  state: Schemas['State'];
  calls: readonly Schemas['LogEntry'][];
  /** Key of the signed-in seeded account. */
  account?: string;
  actions?: readonly UserAction[];
}

/**
 * Writes a session as a Playwright test for `e2e/site`. The expectation is left to the reader.
 *
 * @param root path of the project, relative to the test
 */
export function toPlaywrightTest(session: Session, root = '../..'): string {
  const { address, language, state, calls, account, actions = [] } = session;
  const rules = rulesToReproduce(state, calls);
  const start = account
    ? `await logIn(${quote(account)}, ${quote(address)});`
    : `await open(${quote(address)});`;
  const used = [
    'page',
    ...(rules.length > 0 || state.scenario ? ['backend'] : []),
    account ? 'logIn' : 'open',
  ];
  return [
    ...(actions.some(isPassword) ? [`import { seededPassword } from '${root}/mocks/db/accounts.ts';`] : []),
    `import { expect, test } from '${root}/test/fixtures.ts';`,
    '',
    `test('describe what should happen', { tag: '@${language}-only' }, async ({ ${used.join(', ')} }) => {`,
    ...[
      ...(state.scenario ? [`await backend.startScenario(${quote(state.scenario)});`] : []),
      ...rules.map((text) => `await backend.set(${quote(text)});`),
      start,
      ...actions.flatMap(writeAction),
      '',
      ...calls
        .filter(isFailed)
        .slice(-10)
        .map(({ operationId, method, path, status, code }) =>
          `// ${operationId ?? `${method} ${path}`}: ${status} ${code ?? ''}`.trimEnd(),
        ),
      '// Replace this by what the page should show.',
      "await expect(page.getByRole('heading', { level: 1 })).toBeVisible();",
    ].map((line) => (line === '' ? '' : `  ${line}`)),
    '});',
    '',
  ].join('\n');
}

const isPassword = ({ kind, value }: UserAction) => kind === 'fill' && value === undefined;

function writeAction(action: UserAction): string[] {
  const { kind, role, name, value = '' } = action;
  const element = `page.getByRole(${quote(role)}, { name: ${quote(name)}, exact: true })`;
  if (isPassword(action))
    return ['// The password was not recorded.', `await ${element}.fill(seededPassword);`];
  switch (kind) {
    case 'click':
      return [`await ${element}.click();`];
    case 'fill':
      return [`await ${element}.fill(${quote(value)});`];
    case 'select':
      return [`await ${element}.selectOption(${quote(value)});`];
  }
}

/** A string literal in single quotes. */
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
