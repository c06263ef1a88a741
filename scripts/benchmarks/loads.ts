import type { Request } from 'autocannon';
import { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { controlPrefix } from '../../mocks/engine/control-prefix.ts';
import { encryptPasswords } from '../../src/api/encryption.ts';

/** A call that is repeated under load. */
export type Load = 'list' | 'create' | 'login';

export const loads: readonly Load[] = ['list', 'create', 'login'];

const json = { 'Content-Type': 'application/json' };
const encrypt = (body: object) => encryptPasswords(JSON.stringify(body), developmentPublicKey);

/** Creates the requests of each load by the main account. Each `create` uses another user, since the backend rejects duplicates. */
export async function createRequests(url: string): Promise<Record<Load, Request>> {
  const { token } = await new BackendSandbox(url).signIn('main');
  const authorized = { ...json, Authorization: `Bearer ${token}` };
  const colleague: object = JSON.parse(
    await encrypt({
      productIds: ['p-brand'],
      serviceIds: [],
      de: 0,
      password: seededPassword,
      confirmPassword: seededPassword,
    }),
  );
  let count = 0;
  return {
    list: { method: 'GET', path: '/v1/users/sub?_t=1&page=1&size=10', headers: authorized },
    create: {
      method: 'POST',
      path: '/v1/users/sub?_t=1',
      headers: authorized,
      setupRequest(request) {
        count += 1;
        const own = {
          account: `bench${count}@example.com`,
          name: `Bench ${count}`,
          mobile: `15${String(count).padStart(9, '0')}`,
        };
        return { ...request, body: JSON.stringify({ ...own, ...colleague }) };
      },
    },
    login: {
      method: 'POST',
      path: '/login?_t=1',
      headers: json,
      body: await encrypt({ account: seededAccounts.main.account, password: seededPassword }),
    },
  };
}

/** The largest limit of the contract. */
const noLimit = 2_147_483_647;

/** Removes the limit of sub-accounts. */
export async function liftLimit(url: string): Promise<void> {
  const address = `${url}${controlPrefix}/snapshot`;
  const snapshot = await (await fetch(address)).json();
  snapshot.db.settings.limits.subAccounts = noLimit;
  const response = await fetch(address, { method: 'POST', headers: json, body: JSON.stringify(snapshot) });
  if (!response.ok) throw new Error(await response.text());
}

/** Verifies the last calls: a fast error is no valid measurement. */
export async function checkJournal(url: string): Promise<void> {
  const calls = await new BackendSandbox(url).journal();
  const wrong = calls.find(({ code, violations }) => code !== '00000' || violations.length > 0);
  if (wrong || calls.length === 0) throw new Error(`Not what was to be measured: ${JSON.stringify(wrong)}`);
}
