import { stripLanguage } from '../../src/i18n/localized-path.ts';
import { toPlaywrightTest } from '../recording/playwright-test.ts';
import { type Situation, toBugReport, toLink } from './copy.ts';
import { areLoaded } from './known-calls.ts';
import type { TabProps } from './shared.ts';

/** Buttons that copy the state as a link or as a report with the last calls. */
export function ShareButtons({
  control: { calls, fixed, state, isOfTab },
  actions,
  host,
  t,
  copy,
}: TabProps) {
  // The used-up rules of calls that are not loaded yet would be missing.
  if (!state || !fixed || !areLoaded(calls, state)) return null;
  const situation: Situation = {
    origin: location.origin,
    address: host.address,
    language: host.language,
    state,
    calls,
    account: fixed.accounts.find(({ id }) => id === host.userId),
  };
  const toTest = () =>
    toPlaywrightTest({
      ...situation,
      address: stripLanguage(actions.start),
      account: situation.account?.key,
      actions: actions.actions,
    });
  return (
    <>
      <button type="button" onClick={() => copy(toLink(situation))}>
        {t.copyLink}
      </button>
      <button type="button" onClick={() => copy(toBugReport(situation, calls.filter(isOfTab)))}>
        {t.copyReport}
      </button>
      <button type="button" onClick={() => copy(toTest())}>
        {t.copyTest}
      </button>
    </>
  );
}
