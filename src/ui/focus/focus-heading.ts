/** Moves the focus to an element that takes none by itself, for as long as it stays there. */
export function focusElement(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Moves the focus to the heading of the page, or to its content where it has none. */
export function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place) focusElement(place);
}
