import type { ClipboardEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts pasted text into a field after it has been cleaned, where the browser would have put it.
 *
 * @param onChange told afterwards, as scripted changes raise no event
 */
export function cleanPaste(
  event: ClipboardEvent<Field>,
  clean: (pasted: string) => string,
  onChange: (event: { target: Field; type: 'change' }) => void,
): void {
  event.preventDefault();
  const { currentTarget } = event;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const pasted = clean(event.clipboardData.getData('text'));
  currentTarget.setRangeText(pasted, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  onChange({ target: currentTarget, type: 'change' });
}
