import { beforeEach, expect, test, vi } from 'vitest';
import { browserStore, tabStore } from '../../browser/storage.ts';
import { leaveDraft, takeLeftDraft } from './left-drafts.ts';

const key = 'draft:company:u-1';
const dayMs = 24 * 60 * 60_000;

beforeEach(() => {
  tabStore.remove(key);
  browserStore.remove(key);
  return () => vi.useRealTimers();
});

/** A tab with this draft closes. */
function close(draft: string): void {
  tabStore.set(key, draft);
  leaveDraft(key);
  tabStore.remove(key);
}

test('the draft of a closed tab goes to one other tab', () => {
  close('{"name":"a b"}');
  takeLeftDraft(key);
  expect(tabStore.get(key)).toBe('{"name":"a b"}');
  tabStore.remove(key);
  takeLeftDraft(key);
  expect(tabStore.get(key)).toBeNull();
});

test('a reload keeps the draft of its tab, and leaves nothing', () => {
  tabStore.set(key, '{"name":"a"}');
  leaveDraft(key);
  takeLeftDraft(key);
  expect(tabStore.get(key)).toBe('{"name":"a"}');
  expect(browserStore.get(key)).toBeNull();
});

test('the draft of a tab is not replaced by that of another, which waits', () => {
  close('{"name":"closed"}');
  tabStore.set(key, '{"name":"own"}');
  takeLeftDraft(key);
  expect(tabStore.get(key)).toBe('{"name":"own"}');
  tabStore.remove(key);
  takeLeftDraft(key);
  expect(tabStore.get(key)).toBe('{"name":"closed"}');
});

test('a tab without a draft leaves none', () => {
  leaveDraft(key);
  expect(browserStore.get(key)).toBeNull();
});

test.each([
  ['after seven days', () => vi.setSystemTime(Date.now() + 7 * dayMs + 1)],
  ['that is none', () => browserStore.set(key, 'x')],
])('a draft %s is forgotten', (_, change) => {
  vi.useFakeTimers();
  close('{"name":"a"}');
  change();
  takeLeftDraft(key);
  expect(tabStore.get(key)).toBeNull();
  expect(browserStore.get(key)).toBeNull();
});
