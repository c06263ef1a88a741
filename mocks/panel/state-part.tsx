import { type ChangeEvent, useId } from 'react';
import { saveFile } from '../../src/ui/save-file.ts';
import type { components } from '../engine/generated/control.d.ts';
import type { TabProps } from './shared.ts';

interface StatePartProps extends TabProps {
  /** Called after a state was loaded. */
  onLoaded(): Promise<void>;
}

/** Saves the state of the fake backend to a file, and loads it. */
export function StatePart({ control, t, say, onLoaded }: StatePartProps) {
  const { act } = control;
  const hint = useId();

  async function save() {
    const snapshot = await act((client) => client.GET('/snapshot'));
    if (!snapshot) return;
    const time = new Date().toISOString().slice(0, 16).replaceAll(':', '');
    saveFile(`state-${time}.json`, 'application/json', JSON.stringify(snapshot));
  }

  async function load({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (!file) return;
    const text = await file.text();
    // The same file can be chosen again.
    input.value = '';
    const body = readSnapshot(text);
    if (body === undefined) return say(t.notJson);
    if (!(await act((client) => client.POST('/snapshot', { body })))) return;
    await onLoaded();
    say(t.wasLoaded(file.name));
  }

  return (
    <section className="part" aria-labelledby="state">
      <h3 id="state">{t.state}</h3>
      <p className="muted" id={hint}>
        {t.stateHint}
      </p>
      <p className="actions">
        <button type="button" aria-describedby={hint} onClick={save}>
          {t.saveState}
        </button>
        <label className="file">
          {t.loadState}
          <input type="file" accept="application/json,.json" onChange={load} />
        </label>
      </p>
    </section>
  );
}

/** Parses a file. The control plane checks its content. */
function readSnapshot(text: string): components['schemas']['Snapshot'] | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
