/** Systems whose shortcuts use the command key. */
const isApple = () => /Mac OS|iPhone|iPad/.test(navigator.userAgent);

/** The shortcut as its system writes it. */
export const searchShortcut = () => (isApple() ? '⌘ K' : 'Ctrl K');

/** Whether a key press is the shortcut. In text fields of macOS, Ctrl K deletes a line. */
export function isSearchShortcut({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isModified = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isModified && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
