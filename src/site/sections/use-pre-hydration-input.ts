import { type RefObject, useEffect, useRef } from 'react';

/**
 * Dispatches change events for input made before hydration, which React does not receive.
 *
 * @returns the ref of the container of the inputs
 */
export function usePreHydrationInput<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const answers = [...(place.current?.querySelectorAll('input') ?? [])].filter(
      ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
    );
    for (const answer of answers) {
      // React compares with the value at hydration, so the input is reset and applied again.
      answer.checked = !answer.checked;
      answer.click();
    }
  }, []);
  return place;
}
