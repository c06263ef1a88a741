import { usePanel } from './panel-context.ts';
import { Field } from './parts.tsx';
import type { Choice } from './search.ts';

/** The settings of a rule, as they are typed. */
export interface RuleSettings {
  times: 'once' | 'always';
  /** Values of the query or the body: `page=2`. */
  condition: string;
  delayMs: string;
  /** Empty for the status of the catalogue. */
  status: string;
}

export const usualSettings: RuleSettings = { times: 'once', condition: '', delayMs: '', status: '' };

/** Writes a rule from a choice and its settings. A silent refetch would use up a single slow call, so that it holds. */
export function toRuleText(
  { operationId, answer }: Choice,
  { times, condition, delayMs, status }: RuleSettings,
): string {
  const target = condition.trim() ? `${operationId}?${condition.trim()}` : operationId;
  const settings = [answer, delayMs && `delay=${delayMs}`, status && `status=${status}`];
  const isOnce = times === 'once' && answer !== 'slow';
  return `${target}:${settings.filter(Boolean).join(',')}${isOnce ? '@1' : ''}`;
}

interface SettingsFieldsProps {
  settings: RuleSettings;
  onChange(settings: RuleSettings): void;
}

export function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const { t } = usePanel();
  const field = (name: 'condition' | 'delayMs' | 'status') => ({
    value: settings[name],
    onChange: (value: string) => onChange({ ...settings, [name]: value }),
  });
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
              onChange={() => onChange({ ...settings, times })}
            />
            {t[times]}
          </label>
        ))}
      </fieldset>
      <Field label={t.condition} placeholder={t.conditionHint} {...field('condition')} />
      <Field label={t.delay} type="number" min={0} max={120_000} step={500} {...field('delayMs')} />
      <Field
        label={t.status}
        type="number"
        min={200}
        max={599}
        placeholder={t.catalogued}
        {...field('status')}
      />
    </div>
  );
}
