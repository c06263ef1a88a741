import type { ComponentProps } from 'react';
import type { components } from '../engine/generated/control.d.ts';
import type { Choice } from './search.ts';
import type { PanelTexts } from './texts.ts';

/** The settings of a rule. */
export interface RuleSettings {
  times: 'once' | 'always';
  after: number;
  delayMs: number;
  /** Undefined for the status of the catalogue. */
  status?: number;
  chance?: number;
  note: string;
}

export const usualSettings: RuleSettings = { times: 'once', after: 0, delayMs: 0, note: '' };

/** Default delay of a delay-only rule. */
const usualDelayMs = 3000;

/** Creates a rule from a choice and its settings. */
export function toRule(
  { operationId, code, fault }: Choice,
  { times, after, delayMs, status, chance, note }: RuleSettings,
): components['schemas']['Rule'] {
  const isDelayOnly = !code && !fault;
  return {
    operationId,
    code,
    fault,
    status,
    chance,
    note: note.trim() || undefined,
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
      <NumberField
        label={t.after}
        min={0}
        value={settings.after}
        onChange={(text) => change({ after: wholeNumber(text) })}
      />
      <NumberField
        label={t.delay}
        min={0}
        max={120_000}
        step={500}
        value={settings.delayMs}
        onChange={(text) => change({ delayMs: wholeNumber(text) })}
      />
      <NumberField
        label={t.status}
        min={200}
        max={599}
        placeholder={t.catalogued}
        value={settings.status ?? ''}
        onChange={(text) => change({ status: optionalNumber(text) })}
      />
      <NumberField
        label={t.chance}
        min={0.1}
        max={1}
        step={0.1}
        placeholder="1"
        value={settings.chance ?? ''}
        onChange={(text) => change({ chance: optionalNumber(text) })}
      />
      <label className="field">
        <span>{t.note}</span>
        <input
          type="text"
          maxLength={500}
          value={settings.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </label>
    </div>
  );
}

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string;
  onChange(text: string): void;
}

function NumberField({ label, onChange, ...input }: NumberFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input {...input} type="number" onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

const wholeNumber = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);

const optionalNumber = (text: string): number | undefined => (text === '' ? undefined : Number(text));
