import { nameOf } from '../db/name-of.ts';
import type { components } from '../engine/generated/control.d.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import { toSession } from '../session.ts';
import { signInAs } from './sign-in-as.ts';
import type { TabProps } from './tab-props.ts';

const minute = 60_000;
const steps = { minute, hour: 60 * minute, day: 24 * 60 * minute } as const;
/** Remaining token lifetime after the expiry button. */
const remainingMs = minute;

/** Scenarios, accounts, the clock, and the reset. */
export function ScenariosTab({ control, site, language, t, say }: TabProps) {
  const { act, fixed, state } = control;
  const { page } = site;
  const account = fixed?.catalogue.accounts.find(({ id }) => id === page?.userId);
  const ends = page?.tokenEnds;
  const now = state && new Date(state.now);
  const isShared = state?.sandbox === defaultSandbox;

  async function showAs(key: string) {
    if (await signInAs(key, { control, site })) site.act({ kind: 'revalidate' });
  }

  async function start({ name, path, title, as: own }: components['schemas']['Scenario']) {
    const started = await act((client) =>
      client.POST('/scenarios', { body: { name, as: own ?? account?.key } }),
    );
    if (!started) return;
    if (started.signedIn) site.act({ kind: 'signIn', session: toSession(started.signedIn) });
    say(title[language]);
    site.act({ kind: 'open', path });
  }

  /** The clock of the browser cannot move, so the expiry of the token does. */
  async function advance(advanceMs: number, tokenEnds = ends && ends - advanceMs) {
    if (!(await act((client) => client.POST('/clock', { body: { advanceMs } })))) return;
    if (tokenEnds) site.act({ kind: 'endTokenAt', time: tokenEnds });
    site.act({ kind: 'revalidate' });
  }

  async function reset() {
    if (!(await act((client) => client.POST('/reset')))) return;
    // The tokens are invalid now.
    if (account) await showAs(account.key);
    else site.act({ kind: 'revalidate' });
    say(t.wasReset);
  }

  return (
    <div className="columns">
      <section className="part" aria-labelledby="scenarios">
        <h2 id="scenarios">{t.scenarios}</h2>
        {page?.isWritten && <p className="muted">{t.written}</p>}
        <ul className="cards">
          {fixed?.scenarios.map((scenario) => (
            <li key={scenario.name} aria-current={state?.scenario === scenario.name || undefined}>
              <div>
                <b>{scenario.title[language]}</b> <code>{scenario.name}</code>
                <p>{scenario.description[language]}</p>
              </div>
              <button
                type="button"
                aria-label={t.start(scenario.title[language])}
                onClick={() => start(scenario)}
              >
                {t.startShort}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div>
        <section className="part" aria-labelledby="accounts">
          <h2 id="accounts">{t.accounts}</h2>
          <ul className="cards">
            {fixed?.catalogue.accounts.map(({ key, account: email, password, purpose, ...names }) => {
              const name = nameOf(names, language);
              const isCurrent = account?.key === key;
              return (
                <li key={key} aria-current={isCurrent || undefined}>
                  <div>
                    <b>{name}</b> {isCurrent && <span className="chip">{t.signedIn}</span>}
                    <p>
                      <code>{email}</code> <code>{password}</code>
                    </p>
                    <p>{purpose[language]}</p>
                  </div>
                  {page && (
                    <button type="button" aria-label={t.signInAs(name)} onClick={() => showAs(key)}>
                      {t.signIn}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
        <section className="part" aria-labelledby="clock">
          <h2 id="clock">{t.clock}</h2>
          {now && (
            <p>
              <time dateTime={now.toISOString()}>
                {now.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', { hour12: false })}
              </time>
            </p>
          )}
          <p className="actions">
            {(['minute', 'hour', 'day'] as const).map((step) => (
              <button key={step} type="button" onClick={() => advance(steps[step])}>
                {t.advance[step]}
              </button>
            ))}
            {ends !== undefined && (
              <button
                type="button"
                onClick={() =>
                  advance(Math.max(0, ends - Date.now() - remainingMs), Date.now() + remainingMs)
                }
              >
                {t.expiring}
              </button>
            )}
          </p>
          <p className="actions">
            <button type="button" onClick={reset}>
              {t.reset}
            </button>
          </p>
        </section>
        {page && !page.isWritten && state && (
          <section className="part" aria-labelledby="sandbox">
            <h2 id="sandbox">{t.sandbox}</h2>
            <p className="muted">{isShared ? t.sharedSandbox : t.ownSandbox(state.sandbox)}</p>
            <p className="actions">
              <button
                type="button"
                onClick={() =>
                  site.act({
                    kind: 'sandbox',
                    name: isShared ? `tester-${Date.now() % 10_000}` : defaultSandbox,
                  })
                }
              >
                {isShared ? t.useOwnSandbox : t.useSharedSandbox}
              </button>
            </p>
          </section>
        )}
      </div>
    </div>
  );
}
