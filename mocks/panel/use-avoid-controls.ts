import { type RefObject, useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, label, [role=button], [role=switch]';
/** The time between a change of the page and the check. */
const delayMs = 200;
/** The checked points per axis, as shares of the size. */
const points = [0, 0.5, 1];

/** Whether a control of the page is below the rectangle. */
function coversControl({ left, top, width, height }: DOMRect): boolean {
  return points.some((x) =>
    points.some((y) => {
      const below = document
        .elementsFromPoint(left + x * (width - 1), top + y * (height - 1))
        .find((element) => !element.closest('[data-overlay]'));
      return Boolean(below?.closest(controls));
    }),
  );
}

/**
 * Sets `data-aside` on a fixed button while it would cover a control of the page. The page can change at any time, so this is
 * checked soon after each scroll, change of size and change of elements. Safari has no idle callbacks.
 */
export function useAvoidControls(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update() {
      timer = undefined;
      const element = button.current;
      if (!element) return;
      delete element.dataset.aside;
      if (coversControl(element.getBoundingClientRect())) element.dataset.aside = '';
    }
    const request = () => {
      timer ??= setTimeout(update, delayMs);
    };
    request();
    const changes = new MutationObserver(request);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(request);
    sizes.observe(document.body);
    addEventListener('scroll', request, { passive: true, capture: true });
    addEventListener('resize', request);
    return () => {
      clearTimeout(timer);
      timer = undefined;
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', request, { capture: true });
      removeEventListener('resize', request);
    };
  }, [button]);
}
