import { type RefObject, useLayoutEffect } from 'react';

/** Marks the element with `data-aside` while it would cover what has the focus. */
export function useAvoidFocusOverlap(element: RefObject<HTMLElement | null>): void {
  // Before the element is painted, so that it never covers the focus for a frame.
  useLayoutEffect(() => {
    const look = () => {
      const tool = element.current;
      const focused = document.activeElement;
      if (!tool || !focused) return;
      const isElsewhere = !tool.contains(focused) && focused.matches(':focus-visible');
      delete tool.dataset.aside;
      if (isElsewhere && overlap(tool.getBoundingClientRect(), focused.getBoundingClientRect())) {
        tool.dataset.aside = '';
      }
    };
    look();
    document.addEventListener('focusin', look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      document.removeEventListener('focusin', look);
      window.removeEventListener('scroll', look);
    };
  }, [element]);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
