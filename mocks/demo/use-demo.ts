import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { paths as pages } from '../../src/paths/paths.ts';
import { seededAccounts } from '../db/accounts.ts';
import { type ControlResponse, createControlClient, unwrap } from '../engine/control-client.ts';
import type { PanelHost } from '../panel/host.ts';
import { toSession } from '../session.ts';
import type { Customer } from './customer/customer.ts';
import { storeCustomer, storedCustomer, watchCustomer } from './customer/customer-store.ts';
import { applyLook } from './customer/look.ts';
import { startOver } from './start-over.ts';
import type { StartingPoint } from './starting-points.ts';
import { demoTexts } from './texts.ts';

/** The actions of the guide. Each returns whether it succeeded; `problem` holds the error. */
export function useDemo(host: PanelHost) {
  const { apiBase } = host;
  const client = useMemo(() => createControlClient(apiBase), [apiBase]);
  const [problem, setProblem] = useState<string>();

  const { failed, unsavedWhy } = demoTexts[host.language];
  async function take<T>(answer: ControlResponse<T>): Promise<T | undefined> {
    try {
      const data = await unwrap(answer);
      setProblem(undefined);
      return data;
    } catch (error) {
      setProblem(failed + (error instanceof Error ? error.message : error));
      return undefined;
    }
  }

  async function openSession(key: string): Promise<boolean> {
    const signedIn = await take(client.POST('/accounts/{key}/session', { params: { path: { key } } }));
    if (signedIn) host.signIn(toSession(signedIn));
    return signedIn !== undefined;
  }

  async function signInAs(key: string): Promise<boolean> {
    const isDone = await openSession(key);
    if (isDone) host.open(pages.user());
    return isDone;
  }

  async function show({ scenario, as, path }: StartingPoint): Promise<boolean> {
    if (scenario) {
      const started = await take(client.POST('/scenarios', { body: { name: scenario } }));
      if (!started) return false;
      if (started.signedIn) host.signIn(toSession(started.signedIn));
    } else if (as && !(await openSession(as))) return false;
    host.open(path);
    return true;
  }

  async function reset(): Promise<void> {
    if (!(await take(client.POST('/reset')))) return;
    // A reset invalidates the tokens, so sign the user in again.
    const [key] = Object.entries(seededAccounts).find(([, { id }]) => id === host.userId) ?? [];
    if (key && !(await openSession(key))) return;
    startOver();
  }

  async function prepare(customer: Customer | undefined): Promise<boolean> {
    if (!storeCustomer(customer)) {
      setProblem(unsavedWhy);
      return false;
    }
    applyLook(customer);
    if (!(await take(client.POST('/reset')))) return false;
    return signInAs('main');
  }

  // The name in the session is in the language of its login.
  const renameSession = useEffectEvent(async (language: 'zh' | 'en', userName: string | undefined) => {
    const [key, account] = Object.entries(seededAccounts).find(([, { id }]) => id === host.userId) ?? [];
    const other = language === 'zh' ? account?.englishName : account?.name;
    if (key && userName === other) await openSession(key);
  });
  useEffect(() => {
    renameSession(host.language, host.userName);
  }, [host.language, host.userName]);

  // The other tab resets the data after this and signs in again, which reloads this page.
  useEffect(() => watchCustomer(() => applyLook(storedCustomer())), []);

  // The static page does not contain the data of another state or query, so load it.
  const freshen = useEffectEvent(async () => {
    const state = await take(client.GET('/state'));
    const isOther = state && (state.rules.length > 0 || state.scenario !== undefined);
    if (isOther || host.address.includes('?')) host.revalidate();
  });
  useEffect(() => {
    freshen();
  }, []);

  return { problem, signInAs, show, reset, prepare };
}
