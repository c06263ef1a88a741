import { useState } from 'react';
import { isFailed } from '../recording/is-failed.ts';
import { CallDetails } from './call-details.tsx';
import { createFilter, SearchBox } from './search-box.tsx';
import type { TabProps } from './tab-props.ts';

interface CallsTabProps extends TabProps {
  /** Opens the choices of the operation. */
  onReplay(operationId: string): void;
}

/** The calls of the fake backend, latest first. */
export function CallsTab({ onReplay, ...tab }: CallsTabProps) {
  const { control, site, t, callsOfPage } = tab;
  const [filter, setFilter] = useState('');
  const [isFailedOnly, setFailedOnly] = useState(false);
  const [isThisPageOnly, setThisPageOnly] = useState(false);
  const { act, calls } = control;
  const isWanted = createFilter(filter);
  const shown = (isThisPageOnly ? callsOfPage : calls).filter(
    // Bodies included.
    (call) => (!isFailedOnly || isFailed(call)) && isWanted(JSON.stringify(Object.values(call))),
  );
  return (
    <section className="part" aria-label={t.tabs.calls}>
      <div className="actions">
        <SearchBox label={t.filterCalls} text={filter} onChange={setFilter} />
        <Choice label={t.onlyFailed} isChosen={isFailedOnly} onChange={setFailedOnly} />
        {site.page && <Choice label={t.onlyThisPage} isChosen={isThisPageOnly} onChange={setThisPageOnly} />}
        <button
          type="button"
          onClick={() => {
            site.act({ kind: 'restart' });
            void act((client) => client.DELETE('/log'));
          }}
        >
          {t.clearCalls}
        </button>
      </div>
      {shown.length === 0 && <p className="muted">{calls.length === 0 ? t.noCalls : t.noFiltered}</p>}
      <ul className="calls">
        {shown.toReversed().map((call) => (
          <li key={call.id}>
            <CallDetails {...tab} call={call} onReplay={onReplay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, onChange }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
