import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { UserAction } from '../recording/playwright-test.ts';

/** Roles of elements that people press. */
const pressed = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'option',
  'radio',
  'switch',
  'tab',
]);
const pressedSelector = 'button, a[href], input, [role]';

/** Reports what a person presses and enters on the page, until the signal aborts. */
export function listenToUser(add: (action: UserAction) => void, signal: AbortSignal): void {
  const report = (action: UserAction) => action.name !== '' && add(action);

  function onClick({ target, isTrusted }: Event): void {
    const element = target instanceof Element ? target.closest(pressedSelector) : null;
    const role = element && getRole(element);
    // A click that a script triggers follows from one that was recorded.
    if (!element || !role || !isTrusted || !pressed.has(role) || element.matches('select')) return;
    report({ kind: 'click', role, name: computeAccessibleName(element) });
  }

  function onChange({ target }: Event): void {
    if (target instanceof HTMLSelectElement)
      report({
        kind: 'select',
        role: 'combobox',
        name: computeAccessibleName(target),
        value: target.value,
      });
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (!isText || ['checkbox', 'radio', 'file'].includes(target.type)) return;
    const isSecret = target.type === 'password' || target.autocomplete === 'one-time-code';
    report({
      kind: 'fill',
      role: getRole(target) ?? 'textbox',
      name: computeAccessibleName(target),
      value: isSecret ? undefined : target.value,
    });
  }

  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('change', onChange, { capture: true, signal });
}
