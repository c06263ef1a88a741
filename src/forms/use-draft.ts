import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStore } from '../browser/storage.ts';

/** Whether a draft leaves a field out: secrets, verification codes, and a consent, which is given for one submission. */
export const isExcluded = (name: string) => /password/i.test(name) || name === 'code' || name === 'consent';

/** Whether a field has a value as before. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** Whether the page focused the field by itself, and nothing is in it. */
const isUntouched = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.autofocus && element.value === '';

/** Under what the storage of the tab holds a draft. */
export const draftKey = (name: string) => `draft:${name}`;

/** Whether the visitor is in the field. */
const isBusy = (name: string) =>
  document.activeElement?.getAttribute('name') === name && !isUntouched(document.activeElement);

/**
 * Stores the input of a form across reloads of the tab, without secrets and consent. A restored draft overwrites neither newer input nor a
 * focused field.
 *
 * @param name the name of the draft, unique per form and subject
 * @param onRestored called when the draft has changed the form, with the time of its last change
 * @param isOfRecord whether the form changes a record. What has changed in the record since then is not overwritten.
 * @returns a function that removes the draft, for use after submission
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  onRestored?: (time: number | undefined) => void,
  isOfRecord = false,
): () => void {
  const key = draftKey(name);
  const reportRestored = useEffectEvent((time?: number) => onRestored?.(time));
  /** The values to restore. */
  const held = useRef<Map<string, unknown>>(new Map());

  useEffect(() => {
    const knownValue = (field: string): unknown => Reflect.get(form.formState.defaultValues ?? {}, field);
    const waiting = new Map<string, unknown>();
    const left = readDraft(key);
    let time = left.time ?? Date.now();
    for (const [field, [value, base]] of left.fields)
      if (!isExcluded(field) && !(isOfRecord && !isSame(base, knownValue(field)))) waiting.set(field, value);
    held.current = waiting;

    const store = (values: object) => {
      // Unchanged values are not stored, so that they do not overwrite new server data.
      const changed = Object.entries(values).filter(
        ([field, value]) => !isExcluded(field) && !isSame(value, knownValue(field)),
      );
      for (const [field] of changed) waiting.delete(field);
      const fields = [...waiting, ...changed].map(([field, value]) => [field, [value, knownValue(field)]]);
      if (fields.length > 0) tabStore.set(key, JSON.stringify({ time, fields }));
      else tabStore.remove(key);
    };

    const restore = () => {
      if (waiting.size === 0) return;
      const values: Record<string, unknown> = form.getValues();
      const free = [...waiting].filter(([field]) => !isBusy(field));
      for (const [field] of free) waiting.delete(field);
      const drafted = free.filter(([field]) => isSame(values[field], knownValue(field)));
      if (drafted.length === 0) return;
      const { activeElement } = document;
      const untouched = isUntouched(activeElement) ? activeElement : undefined;
      form.reset(
        { ...form.getValues(), ...Object.fromEntries(drafted) },
        // All values, because a field may get the focus before it is restored.
        { keepDefaultValues: true, keepFieldsRef: true },
      );
      reportRestored(left.time);
      // What somebody is about to type replaces it.
      untouched?.select();
    };

    restore();
    store(form.getValues());
    // A field that was left without input gets its draft.
    const restoreLater = () => setTimeout(restore);
    document.addEventListener('focusout', restoreLater);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        time = Date.now();
        store(values);
      },
    });
    return () => {
      document.removeEventListener('focusout', restoreLater);
      unsubscribe();
    };
  }, [form, key, isOfRecord]);

  return () => {
    held.current.clear();
    tabStore.remove(key);
  };
}

/** The fields of a stored draft, each with its value and the value that the form had without it. */
type DraftFields = [field: string, [value: unknown, base: unknown]][];

const isFields = (stored: unknown): stored is DraftFields =>
  Array.isArray(stored) && stored.every((entry) => Array.isArray(entry?.[1]));

function readDraft(key: string): { fields: DraftFields; time?: number } {
  try {
    const stored: unknown = JSON.parse(tabStore.get(key) ?? '');
    // Without its time, as an earlier version of the site left it.
    if (isFields(stored)) return { fields: stored };
    if (typeof stored !== 'object' || stored === null) return { fields: [] };
    const fields: unknown = Reflect.get(stored, 'fields');
    const time: unknown = Reflect.get(stored, 'time');
    return { fields: isFields(fields) ? fields : [], time: typeof time === 'number' ? time : undefined };
  } catch {
    return { fields: [] };
  }
}
