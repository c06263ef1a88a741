import { useEffect } from 'react';
import { focusField } from '../focus-field.ts';

/** What a visitor entered before the form was loaded. */
export interface EarlyInput {
  texts: ReadonlyMap<string, string>;
  checked: readonly string[];
  focused?: string;
}

export function readEarlyInput(place: HTMLElement): EarlyInput {
  const inputs = [...place.querySelectorAll<HTMLInputElement>('input[name]')];
  const texts = inputs.filter(({ type, value }) => type !== 'checkbox' && value !== '');
  return {
    texts: new Map(texts.map(({ name, value }) => [name, value])),
    checked: inputs.filter(({ checked }) => checked).map(({ name }) => name),
    focused: inputs.find((input) => input === document.activeElement)?.name,
  };
}

/** Puts early input and the focus into the form. */
export function useEarlyInput<Name extends string>(
  form: { setValue: (name: Name, value: string | boolean) => void },
  names: readonly Name[],
  early: EarlyInput | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form replaces the HTML of the server
  useEffect(() => {
    if (!early) return;
    for (const name of names) {
      const text = early.texts.get(name);
      if (text !== undefined) form.setValue(name, text);
      if (early.checked.includes(name)) form.setValue(name, true);
      if (early.focused === name) focusField(name);
    }
  }, []);
}
