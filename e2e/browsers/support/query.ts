import type * as Library from '@testing-library/dom';
import type { Point } from './driver.ts';

/** A text: the whole text, or a pattern. */
type Text = string | RegExp;

/** Describes elements like the locators of Playwright. */
export interface Query {
  role?: string | string[];
  /** The accessible name, for a role. */
  name?: Text;
  /** The heading level, for a role. */
  level?: number;
  /** The label of a form field. */
  label?: Text;
  /** The text of an element, without its children. */
  text?: Text;
  /** A text that the element contains. */
  hasText?: string;
  /** The element that contains it. */
  within?: Query;
  /** Which of several elements; without it, the query must find one. */
  index?: number;
}

/** A query whose patterns survive JSON. */
interface PlainQuery extends Pick<Query, 'role' | 'level' | 'hasText' | 'index'> {
  name?: [pattern: string, flags: string];
  label?: [pattern: string, flags: string];
  text?: [pattern: string, flags: string];
  within?: PlainQuery;
}

/** A visible element. */
export interface Found {
  text: string;
  value: string | undefined;
  isChecked: boolean;
  isDisabled: boolean;
  isFocused: boolean;
  /** Attributes. */
  attributes: Record<string, string>;
  box: { x: number; y: number; width: number; height: number };
  /** Where a click reaches the element; undefined while something else covers it. */
  point: Point | undefined;
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The label of a required field ends with an asterisk, and that of an optional one with a note in parentheses. */
const markOfField = '(\\*|\\(.*\\)|（.*）)?';

const toPattern = (text: Text | undefined, end = ''): [string, string] | undefined =>
  typeof text === 'string'
    ? [`^\\s*${escapePattern(text)}\\s*${end}$`, '']
    : text && [text.source, text.flags];

export const toPlain = ({ name, label, text, within, ...query }: Query): PlainQuery => ({
  ...query,
  name: toPattern(name),
  label: toPattern(label, markOfField),
  text: toPattern(text),
  within: within && toPlain(within),
});

declare global {
  /** The global of the UMD build of `@testing-library/dom`. */
  var TestingLibraryDom: typeof Library;
}

export type InPageAction = 'read' | 'scroll' | 'select' | 'focus';

/** Finds visible elements. Runs in the page: it uses nothing from this module. */
export function findInPage(query: PlainQuery, action: InPageAction, value = ''): Found[] {
  const toRegExp = (pattern: [string, string] | undefined) => pattern && new RegExp(...pattern);

  const candidates = (root: HTMLElement, { role, name, level, label, text }: PlainQuery): HTMLElement[] => {
    if (role) {
      const options = { name: toRegExp(name), ...(level ? { level } : {}) };
      return [role].flat().flatMap((one) => TestingLibraryDom.queryAllByRole(root, one, options));
    }
    if (label) return TestingLibraryDom.queryAllByLabelText(root, new RegExp(...label));
    return text ? TestingLibraryDom.queryAllByText(root, new RegExp(...text)) : [];
  };

  const find = (one: PlainQuery): HTMLElement[] => {
    const roots = one.within ? find(one.within) : [document.body];
    const found = roots
      .flatMap((root) => candidates(root, one))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !one.hasText || (element.textContent ?? '').includes(one.hasText));
    return one.index === undefined ? found : found.slice(one.index, one.index + 1 || undefined);
  };

  /** The label stands for a native control that is visually hidden. */
  const target = (element: HTMLElement): Element => {
    const { width, height } = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && (width < 4 || height < 4 || getComputedStyle(element).opacity === '0') ? label : element;
  };

  const elements = find(query);
  const [first] = elements;
  if (action === 'focus' && first) {
    first.focus();
    if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
  }
  if (action === 'select' && first instanceof HTMLSelectElement) {
    first.focus();
    const option = [...first.options].find((one) => one.value === value || one.label === value);
    if (option) {
      option.selected = true;
      first.dispatchEvent(new Event('input', { bubbles: true }));
      first.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }

  return elements.map((element) => {
    const { x, y, width, height } = target(element).getBoundingClientRect();
    // A link that wraps has its center beside its text.
    const line = target(element).getClientRects()[0] ?? { x, y, width, height };
    const point = { x: Math.floor(line.x + line.width / 2), y: Math.floor(line.y + line.height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    const isHit = hit !== null && (element.contains(hit) || target(element).contains(hit));
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    // Scrolling closes the menus of the header.
    if (action === 'scroll' && !isHit)
      target(element).scrollIntoView({ block: 'center', behavior: 'instant' });
    return {
      text: element.innerText.trim(),
      value: isField ? element.value : undefined,
      isChecked: element.matches(':checked, [aria-checked=true]'),
      isDisabled: element.matches(':disabled, [aria-disabled=true]'),
      isFocused: element === document.activeElement,
      attributes: Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
      box: { x, y, width, height },
      point: isHit ? point : undefined,
    };
  });
}

/** Collects exceptions and console errors of a document. Runs in the page. */
export function collectErrors(): string[] {
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const { error } = console;
  console.error = (...values: unknown[]) => {
    errors.push(values.map(String).join(' '));
    error(...values);
  };
  return errors;
}
