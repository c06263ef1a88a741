import { nameOf } from '../db/name-of.ts';
import type { components } from '../engine/generated/control.d.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import { toSession } from '../session.ts';
import { usePanel } from './panel-context.ts';
import { Button, Part } from './parts.tsx';

const minute = 60_000;
const steps = { minute, hour: 60 * minute, day: 24 * 60 * minute } as const;
/** Remaining token lifetime after the expiry button. */
const remainingMs = minute;

/** Scenarios, accounts, the clock, and the reset. */
export function ScenariosTab() {
  const { control, site, page, language, t, say, signInAs } = usePanel();
  const { act, fixed, state } = control;
  const account = fixed?.catalogue.accounts.find(({ id }) => id === page?.userId);
  const ends = page?.tokenEnds;
  const now = state && new Date(state.now);
  const isShared = state?.sandbox === defaultSandbox;

  async function showAs(key: string) {
    if (await signInAs(key)) site.act({ kind: 'revalidate' });
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
      <Part id="scenarios" title={t.scenarios}>
        {page?.isWritten && <p className="muted">{t.written}</p>}
        <ul className="cards">
          {fixed?.scenarios.map((scenario) => (
            <li key={scenario.name} aria-current={state?.scenario === scenario.name || undefined}>
              <div>
                <b>{scenario.title[language]}</b> <code>{scenario.name}</code>
                <p>{scenario.description[language]}</p>
              </div>
              <Button aria-label={t.start(scenario.title[language])} onClick={() => start(scenario)}>
                {t.startShort}
              </Button>
            </li>
          ))}
        </ul>
      </Part>
      <div>
        <Part id="accounts" title={t.accounts}>
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
                    <Button aria-label={t.signInAs(name)} onClick={() => showAs(key)}>
                      {t.signIn}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </Part>
        <Part id="clock" title={t.clock}>
          {now && (
            <p>
              <time dateTime={now.toISOString()}>
                {now.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', { hour12: false })}
              </time>
            </p>
          )}
          <p className="actions">
            {(['minute', 'hour', 'day'] as const).map((step) => (
              <Button key={step} onClick={() => advance(steps[step])}>
                {t.advance[step]}
              </Button>
            ))}
            {ends !== undefined && (
              <Button
                onClick={() =>
                  advance(Math.max(0, ends - Date.now() - remainingMs), Date.now() + remainingMs)
                }
              >
                {t.expiring}
              </Button>
            )}
          </p>
          <p className="actions">
            <Button onClick={reset}>{t.reset}</Button>
          </p>
        </Part>
        {page && !page.isWritten && state && (
          <Part id="sandbox" title={t.sandbox}>
            <p className="muted">{isShared ? t.sharedSandbox : t.ownSandbox(state.sandbox)}</p>
            <p className="actions">
              <Button
                onClick={() =>
                  site.act({
                    kind: 'sandbox',
                    name: isShared ? `tester-${Date.now() % 10_000}` : defaultSandbox,
                  })
                }
              >
                {isShared ? t.useOwnSandbox : t.useSharedSandbox}
              </Button>
            </p>
          </Part>
        )}
      </div>
    </div>
  );
}
