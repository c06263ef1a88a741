import type { Request } from 'autocannon';
import { createControlClient, unwrapControlResponse } from '../../mocks/cli/client.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { isSavedDb } from '../../mocks/db/mock-db.ts';
import { encryptPasswords } from '../../src/api/encryption.ts';

/** A call that is repeated under load. */
type Load = 'list' | 'create' | 'login';

export const loads: readonly Load[] = ['list', 'create', 'login'];

const json = { 'Content-Type': 'application/json' };
const encrypt = (body: object) => encryptPasswords(JSON.stringify(body), developmentPublicKey);

/** Creates the requests of each load. Each `create` uses another user, since the backend rejects duplicates. */
export async function createRequests(token: string): Promise<Record<Load, Request>> {
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
  const client = createControlClient({ url, sandbox: 'default' });
  const snapshot = await unwrapControlResponse(client.GET('/snapshot'));
  if (!isSavedDb(snapshot.db)) throw new Error('The snapshot contains no database');
  const { settings } = snapshot.db;
  const limits = { ...settings.limits, subAccounts: noLimit };
  const db = { ...snapshot.db, settings: { ...settings, limits } };
  await unwrapControlResponse(client.POST('/snapshot', { body: { ...snapshot, db } }));
}

/** Signs the main account in and returns its token. */
export async function signIn(url: string): Promise<string> {
  const client = createControlClient({ url, sandbox: 'default' });
  return (
    await unwrapControlResponse(client.POST('/accounts/{key}/session', { params: { path: { key: 'main' } } }))
  ).token;
}

/** Verifies the last calls: a fast error is no valid measurement. */
export async function checkJournal(url: string): Promise<void> {
  const calls = await unwrapControlResponse(createControlClient({ url, sandbox: 'default' }).GET('/log'));
  const wrong = calls.find(({ code, violations }) => code !== '00000' || violations.length > 0);
  if (wrong || calls.length === 0) throw new Error(`Not what was to be measured: ${JSON.stringify(wrong)}`);
}
