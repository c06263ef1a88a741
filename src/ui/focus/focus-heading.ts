/** Focuses an element that is not focusable, and makes it focusable while it has the focus. */
export function focusElement(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Focuses the heading of the page, or its main content without a heading. */
export function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place) focusElement(place);
}
