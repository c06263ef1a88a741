import type { TabProps } from './shared.ts';

const minute = 60_000;
const steps = { minute, hour: 60 * minute, day: 24 * 60 * minute } as const;
/** What is left of the token after the button for it. */
const leftMs = minute;

/** Shows the fake backend's time, and moves it. */
export function ClockPart({ control, host, t }: TabProps) {
  const { act, state } = control;
  const ends = host.tokenEnds();

  /** The browser's own clock stays: the end of the token comes nearer by as much instead. */
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
            onClick={() => advance(Math.max(0, ends - Date.now() - leftMs), Date.now() + leftMs)}
          >
            {t.expiring}
          </button>
        )}
      </p>
    </section>
  );
}
