import { draftKey } from '../../src/forms/use-draft.ts';
import { requestsKey } from '../../src/session/sent-requests.ts';

const key = 'demo was reset';

/** Loads the page as a first visitor sees it: nothing typed, no drafts, no messages. */
export function startOver(): void {
  sessionStorage.clear();
  for (const name of Object.keys(localStorage))
    if (name.startsWith(draftKey('')) || name.startsWith(requestsKey(''))) localStorage.removeItem(name);
  sessionStorage.setItem(key, '');
  // A form would ask whether to leave what was typed, and the reset has been asked for.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}

/** Whether this page was loaded by a reset. */
export const isStartedOver = (): boolean => sessionStorage.getItem(key) !== null;

export const forgetStartOver = (): void => sessionStorage.removeItem(key);
