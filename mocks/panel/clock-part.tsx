import type { TabProps } from './shared.ts';

const minute = 60_000;
const steps = { minute, hour: 60 * minute, day: 24 * 60 * minute } as const;
/** Remaining token lifetime after the expiry button. */
const remainingMs = minute;

/** Shows and advances the clock of the fake backend. */
export function ClockPart({ control, host, t }: TabProps) {
  const { act, state } = control;
  const ends = host.tokenEnds();

  /** The clock of the browser cannot move, so the expiry of the token does. */
  async function advance(advanceMs: number, tokenEnds = ends && ends - advanceMs) {
    if (!(await act((client) => client.POST('/clock', { body: { advanceMs } })))) return;
    if (tokenEnds) host.endTokenAt(tokenEnds);
    host.revalidate();
  }

  return (
    <section className="part" aria-labelledby="clock">
      <h3 id="clock">{t.clock}</h3>
      {state && (
        <p>
          <time dateTime={new Date(state.now).toISOString()}>
            {new Date(state.now).toLocaleString(host.language, { hour12: false })}
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
            onClick={() => advance(Math.max(0, ends - Date.now() - remainingMs), Date.now() + remainingMs)}
          >
            {t.expiring}
          </button>
        )}
      </p>
    </section>
  );
}
