import { attempt } from './attempt.ts';
import { phone } from './breakpoints.ts';

const matches = (query: string): boolean => attempt(() => matchMedia(query).matches) ?? false;

/** Whether the window is a phone's: below the mobile breakpoint of the style sheets. */
export const isNarrow = (): boolean => matches(phone);

/** Whether the user has not asked for less motion. */
export const allowsMotion = (): boolean => matches('(prefers-reduced-motion: no-preference)');

/** Whether the main input is exact, such as a mouse. */
export const hasFinePointer = (): boolean => matches('(pointer: fine)');
