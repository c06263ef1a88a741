import { errorCodes } from '../../openapi/generated/error-codes.ts';
import type { Clock } from './clock.ts';
import type { Operation } from './contract.ts';
import { faults, nearest, parseRule, RuleError } from './replay.ts';
import { readRuleText, writeRuleText } from './rule-text.ts';
import type { Sandbox } from './sandbox.ts';

/** Where the control plane lies, below the API's base. */
export const controlPrefix = '/__mock__';

/** A seeded account, under the key by which links name it. */
export interface Account {
  key: string;
  account: string;
}

/** A session that was opened without a password. */
export interface SignedIn {
  token: string;
  refreshToken: string;
  expired: number;
  /** The user record, as the product's own call gives it. */
  user: object;
}

interface Control {
  sandbox: Sandbox<{ clock: Clock }>;
  known: { operations: readonly string[]; codes: readonly string[] };
  operations: readonly Operation[];
  reset(): void;
  accounts(): Account[];
  signInAs(key: string): SignedIn | undefined;
}

/** Answers a request to the control plane. What cannot be meant is refused with status 400 and the reason. */
export async function answerControl(path: string, request: Request, control: Control): Promise<Response> {
  try {
    const answer = await act(`${request.method} ${path}`, request, control);
    if (answer !== undefined) return Response.json(answer);
    return Response.json({ error: `The control plane has no ${request.method} ${path}` }, { status: 404 });
  } catch (error) {
    if (error instanceof RuleError) return Response.json({ error: error.message }, { status: 400 });
    if (error instanceof SyntaxError)
      return Response.json({ error: 'The body is not valid JSON' }, { status: 400 });
    throw error;
  }
}

async function act(action: string, request: Request, control: Control): Promise<object | undefined> {
  const { sandbox, known } = control;
  const { rules, journal } = sandbox;
  const { clock } = sandbox.world;
  switch (action) {
    case 'GET /catalogue':
      return catalogue(control.operations);
    case 'GET /rules':
      return rules.list().map((rule) => ({ ...rule, text: writeRuleText(rule) }));
    case 'POST /rules':
      return rules.add(parseRule(await request.json(), known));
    case 'DELETE /rules':
      return { removed: rules.remove() };
    case 'POST /link':
      return applyLink(await request.json(), control);
    case 'GET /log':
      return journal.list();
    case 'GET /accounts':
      return control.accounts();
    case 'GET /clock':
      return { now: clock.now() };
    case 'POST /clock': {
      const { advanceMs } = await request.json();
      const isMeant = Number.isInteger(advanceMs) && advanceMs >= 0;
      if (!isMeant) throw new RuleError('"advanceMs" is a whole number of milliseconds');
      clock.advance(advanceMs);
      return { now: clock.now() };
    }
    case 'POST /reset':
      control.reset();
      return {};
  }
  const [, rule] = action.match(/^DELETE \/rules\/(\d+)$/) ?? [];
  return rule === undefined ? undefined : { removed: rules.remove(Number(rule)) };
}

/** What can be replayed: every operation with its codes, every code with its meaning, the faults. */
function catalogue(operations: readonly Operation[]): object {
  return {
    operations: operations.map(({ operationId, method, path, tag, summary, codes }) => ({
      operationId,
      method,
      path,
      tag,
      summary,
      codes: [...codes],
    })),
    codes: Object.entries(errorCodes).map(([code, facts]) => ({ code, ...facts })),
    faults,
  };
}

/** Sets what a link says: the rules of `?mock=`, and the login of `?as=`. Nothing is set when a part cannot be meant. */
function applyLink({ mock = '', as }: { mock?: string; as?: string }, control: Control): object {
  const parsed = readRuleText(mock).map((rule) => parseRule(rule, control.known));
  const accounts = control.accounts();
  const account = accounts.find(({ key, account: name }) => key === as || name === as);
  if (as !== undefined && !account) {
    const names = accounts.map(({ key }) => key);
    throw new RuleError(`Unknown account ${JSON.stringify(as)}.${nearest(as, names)}`);
  }
  const rules = parsed.map((rule) => control.sandbox.rules.add(rule));
  return { rules, signedIn: account && control.signInAs(account.key) };
}
