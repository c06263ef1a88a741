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

/** Records what a person does on the page, outside the panel. */
export class UserActionRecorder {
  #actions: UserAction[] = [];
  /** The address where the recording began. */
  start: string;

  constructor(address: string) {
    this.start = address;
  }

  get actions(): readonly UserAction[] {
    return this.#actions;
  }

  /** Starts a new recording at an address. */
  restart(address: string): void {
    this.#actions = [];
    this.start = address;
  }

  /** Listens until the signal aborts. */
  listen(signal: AbortSignal): void {
    document.addEventListener('click', (event) => this.#onClick(event), { capture: true, signal });
    document.addEventListener('change', (event) => this.#onChange(event), { capture: true, signal });
  }

  #onClick({ target, isTrusted }: Event): void {
    const element = target instanceof Element ? target.closest(pressedSelector) : null;
    const role = element && getRole(element);
    // A click that a script triggers follows from one that was recorded.
    if (!element || !role || !isTrusted || !pressed.has(role) || element.matches('select')) return;
    this.#add({ kind: 'click', role, name: computeAccessibleName(element) });
  }

  #onChange({ target }: Event): void {
    if (target instanceof HTMLSelectElement)
      this.#add({
        kind: 'select',
        role: 'combobox',
        name: computeAccessibleName(target),
        value: target.value,
      });
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (
      !isText ||
      (target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type))
    )
      return;
    const isSecret = target.type === 'password' || target.autocomplete === 'one-time-code';
    this.#add({
      kind: 'fill',
      role: getRole(target) ?? 'textbox',
      name: computeAccessibleName(target),
      value: isSecret ? undefined : target.value,
    });
  }

  #add(action: UserAction): void {
    if (action.name !== '') this.#actions.push(action);
  }
}
