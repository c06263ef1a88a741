import { useEffect } from 'react';
import { attempt } from '../../browser/attempt.ts';
import { browserStore, tabStore } from '../../browser/storage.ts';
import { draftKey } from '../../forms/use-draft.ts';

/** How long the draft of a closed tab waits for its user. */
const waitMs = 7 * 24 * 60 * 60_000;

/** Separates the time of a left draft from its text. */
const separator = ' ';

/** Leaves the draft of a tab that closes, or reloads, for the next one. */
export function leaveDraft(key: string): void {
  const draft = tabStore.get(key);
  if (draft !== null) browserStore.set(key, `${Date.now()}${separator}${draft}`);
}

/**
 * Takes the draft of a closed tab into this one, which no other tab then gets. The draft of this tab precedes it: the tab has reloaded, and
 * left it itself.
 */
export function takeLeftDraft(key: string): void {
  const left = browserStore.get(key);
  if (left === null) return;
  const start = left.indexOf(separator);
  const time = Number(left.slice(0, start));
  const draft = left.slice(start + 1);
  const own = tabStore.get(key);
  const isLate = !(Date.now() - time < waitMs);
  if (own === null && !isLate) tabStore.set(key, draft);
  if (own === null || own === draft || isLate) browserStore.remove(key);
}

/** Takes the draft of a closed tab, and leaves that of this one. */
export function useLeftDraft(key: string): void {
  useEffect(() => {
    takeLeftDraft(key);
    const leave = () => leaveDraft(key);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [key]);
}

/** Removes what closed tabs left on this device. */
export function removeLeftDrafts(): void {
  for (const key of attempt(() => Object.keys(localStorage)) ?? [])
    if (key.startsWith(draftKey(''))) browserStore.remove(key);
}
