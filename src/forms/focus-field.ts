/**
 * Focuses a field at once. The `setFocus` of a form waits for a timer, within which somebody may have begun to type in another field: the
 * next letters would go into this one.
 *
 * @param name the name of a rendered field
 */
export function focusField(name: string): void {
  document.getElementsByName(name)[0]?.focus();
}
