import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { tabStore } from '../../browser/storage.ts';
import { isReloadingItself } from '../../session/session.ts';

const key = 'interrupted-focus';

const labelOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** What identifies a control across a reload: the name of a field, or else the label of a button or link. */
const identityOf = (element: Element) => element.getAttribute('name') || labelOf(element);

const findControl = (identity: string) =>
  [...document.querySelectorAll<HTMLElement>('input, select, textarea, button, summary, a')].find(
    (element) => identityOf(element) === identity,
  );

/** Returns the focus to the control that had it before the reload of a token refresh, unless the user moved it. */
export function useFocusAfterReload(): void {
  // Changes when the page has its data.
  const matches = useMatches();

  useEffect(() => {
    let focused = '';
    // At the time of the focus, because the label of a button changes during its action.
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) focused = identityOf(target);
    };
    const store = () => {
      if (isReloadingItself()) tabStore.set(key, focused);
    };
    document.addEventListener('focusin', note);
    addEventListener('pagehide', store);
    return () => {
      document.removeEventListener('focusin', note);
      removeEventListener('pagehide', store);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the control appears with the data of the page
  useEffect(() => {
    const interrupted = tabStore.get(key);
    if (!interrupted) return;
    const isMoved = document.activeElement !== document.body;
    const control = isMoved ? undefined : findControl(interrupted);
    control?.focus();
    if (isMoved || control) tabStore.remove(key);
  }, [matches]);
}
