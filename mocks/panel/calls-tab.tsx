import { useState } from 'react';
import { isFailed } from '../recording/is-failed.ts';
import { CallDetails } from './call-details.tsx';
import { Checkbox } from './checkbox.tsx';
import { ShareButtons } from './share-buttons.tsx';
import type { TabProps } from './shared.ts';

interface CallsTabProps extends TabProps {
  /** Opens the choices of the operation. */
  onReplay(operationId: string): void;
}

/** The calls of the fake backend, latest first. */
export function CallsTab({ onReplay, ...tab }: CallsTabProps) {
  const { control, actions, host, t } = tab;
  const [filter, setFilter] = useState('');
  const [isFailedOnly, setFailedOnly] = useState(false);
  const [isThisPageOnly, setThisPageOnly] = useState(false);
  const { act, calls, isOfPage } = control;
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = calls.filter(
    (call) =>
      (!isFailedOnly || isFailed(call)) &&
      (!isThisPageOnly || isOfPage(call, host.pageSince)) &&
      (words.length === 0 || containsAll(call, words)),
  );
  const isPassthrough = calls.some(({ source }) => source !== 'fake');
  return (
    <section className="part" aria-label={t.tabs.calls}>
      <p className="actions">
        <ShareButtons {...tab} />
        <button
          type="button"
          onClick={() => {
            actions.restart(host.address);
            void act((client) => client.DELETE('/log'));
          }}
        >
          {t.clearCalls}
        </button>
      </p>
      <div className="actions">
        <input
          type="search"
          className="filter"
          aria-label={t.filterCalls}
          placeholder={t.filterCalls}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <Checkbox label={t.onlyFailed} checked={isFailedOnly} onChange={setFailedOnly} />
        <Checkbox label={t.onlyThisPage} checked={isThisPageOnly} onChange={setThisPageOnly} />
      </div>
      {shown.length === 0 && <p className="muted">{calls.length === 0 ? t.noCalls : t.noFiltered}</p>}
      <ul className="calls">
        {shown.toReversed().map((call) => (
          <li key={call.id}>
            <CallDetails {...tab} call={call} tellsSource={isPassthrough} onReplay={onReplay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether every word is in the values of a call, bodies included. */
function containsAll(call: object, words: readonly string[]): boolean {
  const text = JSON.stringify(Object.values(call)).toLowerCase();
  return words.every((word) => text.includes(word));
}
