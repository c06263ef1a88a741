import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../ui/focus/focus-heading.ts';

/**
 * Restores the focus after a dialog was closed.
 *
 * @param from the element to focus instead of the previously focused one: a menu entry is removed, its button is not
 */
export function useFocusReturn(isOpen: boolean, from?: RefObject<HTMLElement | null>): void {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    isShown.current = true;
    const before = document.activeElement;
    return () => {
      isShown.current = false;
      // After the dialog has released the focus.
      setTimeout(() => {
        const target = from?.current ?? before;
        if (isShown.current) return;
        if (target instanceof HTMLElement && target.isConnected) target.focus();
        // The element was removed.
        else if (document.activeElement === document.body) focusHeading();
      });
    };
  }, [isOpen, from]);
}
