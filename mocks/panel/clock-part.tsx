import { type FormEvent, useRef, useState } from 'react';
import type { TabProps } from './shared.ts';

const minute = 60_000;
const steps = { minute, hour: 60 * minute, day: 24 * 60 * minute } as const;
/** Remaining token lifetime after the expiry button. */
const remainingMs = minute;

interface ClockPartProps extends TabProps {
  /** Called after the clock was set, which ends or begins the lifetime of sessions. */
  onMoved(): Promise<void>;
}

/** Shows and moves the clock of the fake backend. */
export function ClockPart({ control, host, t, say, onMoved }: ClockPartProps) {
  const { act, state } = control;
  const [wanted, setWanted] = useState('');
  /** The last move. The next one waits for it: each of them signs in again. */
  const lastMove = useRef(Promise.resolve());
  const ends = host.tokenEnds();
  const toText = (time: number) =>
    new Date(time).toLocaleString(host.language === 'zh' ? 'zh-CN' : 'en-GB', { hour12: false });

  /** The clock of the browser cannot move, so the expiry of the token does. */
  async function advance(advanceMs: number, tokenEnds = ends && ends - advanceMs) {
    if (!(await act((client) => client.POST('/clock', { body: { advanceMs } })))) return;
    if (tokenEnds) host.endTokenAt(tokenEnds);
    host.revalidate();
  }

  /** Sets the clock; without a time, to that of the machine. */
  function setTo(now?: number) {
    lastMove.current = lastMove.current.then(async () => {
      const moved = await act((client) =>
        now === undefined ? client.DELETE('/clock') : client.PUT('/clock', { body: { now } }),
      );
      if (!moved) return;
      await onMoved();
      say(t.movedTo(toText(moved.now)));
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const now = new Date(wanted).getTime();
    if (!Number.isNaN(now)) setTo(now);
  }

  return (
    <section className="part" aria-labelledby="clock">
      <h3 id="clock">{t.clock}</h3>
      {state && (
        <p>
          <time dateTime={new Date(state.now).toISOString()}>{toText(state.now)}</time>
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
      <form className="actions" onSubmit={submit}>
        <input
          type="datetime-local"
          aria-label={t.clockTo}
          required
          min="2000-01-02T00:00"
          max="2099-12-31T00:00"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <button type="submit">{t.setClock}</button>
        <button type="button" onClick={() => setTo()}>
          {t.resetClock}
        </button>
      </form>
    </section>
  );
}
