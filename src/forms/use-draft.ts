import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStore } from '../browser/storage.ts';

/** Never kept, whatever the form: secrets, and codes that are stale by the time the draft is read. */
const isSecret = (name: string) => /password/i.test(name) || name === 'code';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** Whether somebody is in the field, and may be typing. */
const isBusy = (name: string) => document.activeElement?.getAttribute('name') === name;

/**
 * Keeps what was typed into a form across reloads of the tab, without its secrets. What has been typed since is newer:
 * a draft never takes its place, and waits where somebody is about to type.
 *
 * @param name of the draft; one per form and, where it matters, per subject
 * @returns how to forget it, once the form has been sent
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  const key = `draft:${name}`;
  /** What is still to be filled in. */
  const held = useRef<Map<string, unknown>>(new Map());

  useEffect(() => {
    const knownValue = (field: string): unknown => Reflect.get(form.formState.defaultValues ?? {}, field);
    const waiting = new Map(Object.entries(readDraft(key)).filter(([field]) => !isSecret(field)));
    held.current = waiting;

    const keep = (values: object) => {
      // What is as it was needs no draft, and must not stand in the way of what the server says next time.
      const changed = Object.entries(values).filter(
        ([field, value]) => !isSecret(field) && !isSame(value, knownValue(field)),
      );
      for (const [field] of changed) waiting.delete(field);
      const kept = { ...Object.fromEntries(waiting), ...Object.fromEntries(changed) };
      if (Object.keys(kept).length > 0) tabStore.set(key, JSON.stringify(kept));
      else tabStore.remove(key);
    };

    const fillIn = () => {
      if (waiting.size === 0) return;
      const values: Record<string, unknown> = form.getValues();
      const free = [...waiting].filter(([field]) => !isBusy(field));
      for (const [field] of free) waiting.delete(field);
      const drafted = free.filter(([field]) => isSame(values[field], knownValue(field)));
      if (drafted.length === 0) return;
      form.reset(
        { ...form.getValues(), ...Object.fromEntries(drafted) },
        // One of the fields may be about to get the focus: the form has to know them all along.
        { keepDefaultValues: true, keepFieldsRef: true },
      );
    };

    fillIn();
    keep(form.getValues());
    // Whoever has left a field without a word did not mean to change it.
    const fillInLater = () => setTimeout(fillIn);
    document.addEventListener('focusout', fillInLater);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
    return () => {
      document.removeEventListener('focusout', fillInLater);
      unsubscribe();
    };
  }, [form, key]);

  return () => {
    held.current.clear();
    tabStore.remove(key);
  };
}

function readDraft(key: string): object {
  try {
    const draft: unknown = JSON.parse(tabStore.get(key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}
