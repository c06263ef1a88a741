import type { ClipboardEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Inserts sanitized text on paste: at the selection, and with an input event. */
export function sanitizePaste(event: ClipboardEvent<Field>, clean: (pasted: string) => string): void {
  event.preventDefault();
  const { currentTarget } = event;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const pasted = clean(event.clipboardData.getData('text'));
  currentTarget.setRangeText(pasted, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  currentTarget.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
