import { nameOf } from '../db/name-of.ts';
import type { components } from '../engine/generated/control.d.ts';
import { toSession } from '../session.ts';
import { ClockPart } from './clock-part.tsx';
import { ShareButtons } from './share-buttons.tsx';
import type { TabProps } from './shared.ts';
import { StatePart } from './state-part.tsx';

/** Scenarios, accounts, the clock, and the reset. */
export function ScenariosTab(tab: TabProps) {
  const { control, host, t, say } = tab;
  const { act, fixed, state } = control;
  const account = fixed?.accounts.find(({ id }) => id === host.userId);

  async function signInAs(key: string) {
    const signedIn = await act((client) =>
      client.POST('/accounts/{key}/session', { params: { path: { key } } }),
    );
    if (!signedIn) return;
    host.signIn(toSession(signedIn));
    host.revalidate();
  }

  async function start({ name, path, title, as: own }: components['schemas']['Scenario']) {
    const started = await act((client) =>
      client.POST('/scenarios', { body: { name, as: own ?? account?.key } }),
    );
    if (!started) return;
    if (started.signedIn) host.signIn(toSession(started.signedIn));
    say(title[host.language]);
    host.open(path);
  }

  /** After a change that can invalidate the tokens, signs the user in again. */
  async function renewSession() {
    if (account) await signInAs(account.key);
    else host.revalidate();
  }

  async function reset() {
    if (!(await act((client) => client.POST('/reset')))) return;
    await renewSession();
    say(t.wasReset);
  }

  return (
    <>
      <section className="part" aria-labelledby="scenarios">
        <h3 id="scenarios">{t.scenarios}</h3>
        {host.isWritten && <p className="muted">{t.written}</p>}
        <ul className="cards">
          {fixed?.scenarios.map((scenario) => (
            <li key={scenario.name} aria-current={state?.scenario === scenario.name || undefined}>
              <div>
                <b>{scenario.title[host.language]}</b> <code>{scenario.name}</code>
                <p>{scenario.description[host.language]}</p>
              </div>
              <button
                type="button"
                aria-label={t.start(scenario.title[host.language])}
                onClick={() => start(scenario)}
              >
                {t.startShort}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className="part" aria-labelledby="accounts">
        <h3 id="accounts">{t.accounts}</h3>
        <ul className="cards">
          {fixed?.accounts.map(({ key, account: email, purpose, ...names }) => {
            const name = nameOf(names, host.language);
            return (
              <li key={key} aria-current={account?.key === key || undefined}>
                <button type="button" aria-label={t.signInAs(name)} onClick={() => signInAs(key)}>
                  {name}
                </button>
                <div>
                  <code>{email}</code> {account?.key === key && <span className="chip">{t.signedIn}</span>}
                  <p>{purpose[host.language]}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <ClockPart {...tab} onMoved={renewSession} />
      <StatePart {...tab} onLoaded={renewSession} />
      <section className="part">
        <p className="actions">
          <button type="button" onClick={reset}>
            {t.reset}
          </button>
          <ShareButtons {...tab} />
        </p>
      </section>
    </>
  );
}
