import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Never kept, whatever the form: secrets, and codes that are stale by the time the draft is read. */
const isSecret = (name: string) => /password/i.test(name) || name === 'code';

/**
 * Keeps what was typed into a form across reloads of the tab, without its secrets.
 *
 * @param name of the draft; one per form and, where it matters, per subject
 * @returns how to forget it, once the form has been sent
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  const key = `draft:${name}`;

  useEffect(() => {
    const draft = readDraft(key);
    // What was typed before the page came to life is newer than any draft.
    const { defaultValues = {} } = form.formState;
    const typed = Object.entries(form.getValues()).filter(
      ([field, value]) =>
        value && JSON.stringify(value) !== JSON.stringify(Reflect.get(defaultValues, field)),
    );
    if (draft) {
      form.reset(
        { ...form.getValues(), ...draft, ...Object.fromEntries(typed) },
        { keepDefaultValues: true },
      );
    }
    const keep = (values: object) => {
      const known = form.formState.defaultValues ?? {};
      // What is as it was needs no draft, and must not stand in the way of what the server says next time.
      const kept = Object.entries(values).filter(
        ([field, value]) =>
          !isSecret(field) && JSON.stringify(value ?? '') !== JSON.stringify(Reflect.get(known, field) ?? ''),
      );
      if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      else sessionStorage.removeItem(key);
    };
    if (typed.length > 0) keep(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form, key]);

  return () => sessionStorage.removeItem(key);
}

function readDraft(key: string): object | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? draft : undefined;
  } catch {
    return undefined;
  }
}
