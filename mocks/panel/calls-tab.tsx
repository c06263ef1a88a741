import { useState } from 'react';
import { isFailed } from '../recording/is-failed.ts';
import { CallDetails } from './call-details.tsx';
import { usePanel } from './panel-context.ts';
import { Button, Choice, Filter } from './parts.tsx';
import { createFilter } from './search.ts';

/** The calls of the fake backend, latest first. */
export function CallsTab() {
  const { control, site, page, t, callsOfPage } = usePanel();
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
        <Filter label={t.filterCalls} text={filter} onChange={setFilter} />
        <Choice label={t.onlyFailed} isChosen={isFailedOnly} onChange={setFailedOnly} />
        {page && <Choice label={t.onlyThisPage} isChosen={isThisPageOnly} onChange={setThisPageOnly} />}
        <Button
          onClick={() => {
            site.act({ kind: 'restart' });
            void act((client) => client.DELETE('/log'));
          }}
        >
          {t.clearCalls}
        </Button>
      </div>
      {shown.length === 0 && <p className="muted">{calls.length === 0 ? t.noCalls : t.noFiltered}</p>}
      <ul className="calls">
        {shown.toReversed().map((call) => (
          <li key={call.id}>
            <CallDetails call={call} />
          </li>
        ))}
      </ul>
    </section>
  );
}
