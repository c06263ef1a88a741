// Compiled and run by generated-clients.test.ts, beside the generated client that it imports.
import { createClient, createConfig } from './client';
import { createSubUser, listSubUsers, loginByPassword, logout, refreshToken } from './sdk.gen';

export interface Visit {
  baseUrl: string;
  account: string;
  /** The password, encrypted with the public key of the backend. */
  password: string;
  newPassword: string;
}

/** Signs in, lists the sub-accounts, creates one, renews the token and signs out. Returns the code of each response. */
export async function visit({ baseUrl, account, password, newPassword }: Visit): Promise<string[]> {
  let token: string | undefined;
  const client = createClient(createConfig({ baseUrl, auth: () => token, throwOnError: true }));
  const codes: string[] = [];

  const login = await loginByPassword({ client, body: { account, password }, throwOnError: true });
  codes.push(login.data.code);
  if (!('data' in login.data) || !login.data.data) return codes;
  const session = login.data.data;
  token = session.token;

  const listed = await listSubUsers({ client, query: { page: 1, size: 10 }, throwOnError: true });
  codes.push(listed.data.code);

  const created = await createSubUser({
    client,
    body: {
      account: 'generated@example.com',
      name: 'Generated',
      mobile: '13700000099',
      password: newPassword,
      confirmPassword: newPassword,
      productIds: [],
      serviceIds: [],
      de: 0,
    },
    throwOnError: true,
  });
  codes.push(created.data.code);

  const { refreshToken: renewal } = session;
  const refreshed = await refreshToken({
    client,
    body: { token, refreshToken: renewal },
    throwOnError: true,
  });
  codes.push(refreshed.data.code);
  if ('data' in refreshed.data && refreshed.data.data) token = refreshed.data.data.token;

  const left = await logout({ client, throwOnError: true });
  codes.push(left.data.code);
  return codes;
}
