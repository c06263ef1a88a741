import type { components } from '../../openapi/generated/control.d.ts';
import type { Choice } from './search.ts';
import type { PanelTexts } from './texts.ts';

/** The settings of a rule. */
export interface RuleSettings {
  times: 'once' | 'always';
  after: number;
  delayMs: number;
  status: 'catalogued' | '200' | '500';
}

export const usualSettings: RuleSettings = { times: 'once', after: 0, delayMs: 0, status: 'catalogued' };

/** Default delay of a delay-only rule. */
const usualDelayMs = 3000;

/** Creates a rule from a choice and its settings. */
export function toRule(
  { operationId, code, fault }: Choice,
  { times, after, delayMs, status }: RuleSettings,
): components['schemas']['Rule'] {
  const isDelayOnly = !code && !fault;
  return {
    operationId,
    code,
    fault,
    status: status === 'catalogued' ? undefined : Number(status),
    delayMs: delayMs || (isDelayOnly ? usualDelayMs : undefined),
    times: times === 'once' ? 1 : undefined,
    after: after || undefined,
  };
}

interface SettingsFieldsProps {
  t: PanelTexts;
  settings: RuleSettings;
  onChange(settings: RuleSettings): void;
}

export function SettingsFields({ t, settings, onChange }: SettingsFieldsProps) {
  const change = (changes: Partial<RuleSettings>) => onChange({ ...settings, ...changes });
  const statuses = { catalogued: t.catalogued, '200': t.envelope, '500': t.httpError } as const;
  return (
    <div className="settings">
      <fieldset>
        <legend>{t.times}</legend>
        {(['once', 'always'] as const).map((times) => (
          <label key={times} className="choice">
            <input
              type="radio"
              name="times"
              checked={settings.times === times}
              onChange={() => change({ times })}
            />
            {t[times]}
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>{t.after}</span>
        <input
          type="number"
          min={0}
          value={settings.after}
          onChange={(event) => change({ after: wholeNumber(event.target.value) })}
        />
      </label>
      <label className="field">
        <span>{t.delay}</span>
        <input
          type="number"
          min={0}
          max={120_000}
          step={500}
          value={settings.delayMs}
          onChange={(event) => change({ delayMs: wholeNumber(event.target.value) })}
        />
      </label>
      <fieldset>
        <legend>{t.status}</legend>
        {(['catalogued', '200', '500'] as const).map((status) => (
          <label key={status} className="choice">
            <input
              type="radio"
              name="status"
              checked={settings.status === status}
              onChange={() => change({ status })}
            />
            {statuses[status]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

const wholeNumber = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);
