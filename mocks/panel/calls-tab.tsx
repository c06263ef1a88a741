import { CallDetails } from './call-details.tsx';
import { ShareButtons } from './share-buttons.tsx';
import type { TabProps } from './shared.ts';

interface CallsTabProps extends TabProps {
  /** Opens the choices of the operation. */
  onReplay(operationId: string): void;
}

/** The calls of the fake backend, latest first. */
export function CallsTab({ onReplay, ...tab }: CallsTabProps) {
  const { control, t } = tab;
  const { act, calls } = control;
  const isPassthrough = calls.some(({ source }) => source !== 'fake');
  return (
    <section className="part" aria-label={t.tabs.calls}>
      <p className="actions">
        <ShareButtons {...tab} />
        <button type="button" onClick={() => act((client) => client.DELETE('/log'))}>
          {t.clearCalls}
        </button>
      </p>
      {calls.length === 0 && <p className="muted">{t.noCalls}</p>}
      <ul className="calls">
        {calls.toReversed().map((call) => (
          <li key={call.id}>
            <CallDetails {...tab} call={call} tellsSource={isPassthrough} onReplay={onReplay} />
          </li>
        ))}
      </ul>
    </section>
  );
}
