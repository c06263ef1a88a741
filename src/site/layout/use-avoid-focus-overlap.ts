import { type RefObject, useLayoutEffect } from 'react';

/** Sets `data-aside` while the element would cover the focused element. */
export function useAvoidFocusOverlap(element: RefObject<HTMLElement | null>): void {
  // Before paint, so that it never covers the focused element.
  useLayoutEffect(() => {
    const update = () => {
      const tool = element.current;
      const focused = document.activeElement;
      if (!tool || !focused) return;
      const isOutside = !tool.contains(focused) && focused.matches(':focus-visible');
      delete tool.dataset.aside;
      if (isOutside && overlap(tool.getBoundingClientRect(), focused.getBoundingClientRect())) {
        tool.dataset.aside = '';
      }
    };
    update();
    document.addEventListener('focusin', update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      document.removeEventListener('focusin', update);
      window.removeEventListener('scroll', update);
    };
  }, [element]);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
