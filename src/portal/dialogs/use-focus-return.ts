import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../ui/focus/focus-heading.ts';

/**
 * Puts the focus back where it was once a dialog has gone.
 *
 * @param from where to, when it is not simply what had the focus before: a menu's entry is gone by then, its button is not
 */
export function useFocusReturn(isOpen: boolean, from?: RefObject<HTMLElement | null>): void {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    isShown.current = true;
    const before = document.activeElement;
    return () => {
      isShown.current = false;
      // After the dialog has let go of the focus.
      setTimeout(() => {
        const target = from?.current ?? before;
        if (isShown.current) return;
        if (target instanceof HTMLElement && target.isConnected) target.focus();
        // What it belonged to has gone meanwhile.
        else if (document.activeElement === document.body) focusHeading();
      });
    };
  }, [isOpen, from]);
}
