import { phone } from './breakpoints.ts';

/** Whether the window is a phone's: below the mobile breakpoint of the style sheets. */
export const isNarrow = (): boolean => matchMedia(phone).matches;

/** Whether the user has not asked for less motion. */
export const allowsMotion = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches;
