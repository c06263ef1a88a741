import { useEffect } from 'react';

/** Sends keys and pointers of a frame to the page, where their listeners are. */
function forwardEvents({ contentDocument: frame }: HTMLIFrameElement): void {
  // A frame of another origin has no document here.
  frame?.addEventListener('keydown', (event) => {
    if (!window.dispatchEvent(new KeyboardEvent('keydown', { ...keyOf(event), cancelable: true })))
      event.preventDefault();
  });
  for (const type of ['pointermove', 'pointerdown'])
    frame?.addEventListener(type, () => window.dispatchEvent(new Event(type)));
}

const keyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => ({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
});

/** Lets keys and pointers work over a dashboard, too, which is a frame of the page. */
export function useFrameEvents(): void {
  useEffect(() => {
    for (const frame of document.querySelectorAll('iframe')) forwardEvents(frame);
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement) forwardEvents(target);
    };
    // The event does not bubble.
    document.addEventListener('load', onLoad, true);
    return () => document.removeEventListener('load', onLoad, true);
  }, []);
}
