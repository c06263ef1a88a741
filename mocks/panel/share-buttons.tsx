import { type Situation, toBugReport, toLink } from './copy.ts';
import type { TabProps } from './shared.ts';

/** Buttons that copy the state as a link or as a report with the last calls. */
export function ShareButtons({ control: { calls, fixed, state }, host, t, copy }: TabProps) {
  if (!state) return null;
  const situation: Situation = {
    origin: location.origin,
    address: host.address,
    language: host.language,
    state,
    account: fixed?.accounts.find(({ id }) => id === host.userId),
  };
  return (
    <>
      <button type="button" onClick={() => copy(toLink(situation))}>
        {t.copyLink}
      </button>
      <button type="button" onClick={() => copy(toBugReport(situation, calls))}>
        {t.copyReport}
      </button>
    </>
  );
}
