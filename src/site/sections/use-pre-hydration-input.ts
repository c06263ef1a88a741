import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hands on what was answered before the page came to life; React hears only of what changes from then on.
 *
 * @returns the place for what the answers stand in
 */
export function usePreHydrationInput<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const answers = [...(place.current?.querySelectorAll('input') ?? [])].filter(
      ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
    );
    for (const answer of answers) {
      // What the page found is what React compares with, so the answer is taken back and given again.
      answer.checked = !answer.checked;
      answer.click();
    }
  }, []);
  return place;
}
