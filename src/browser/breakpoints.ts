/*
 * The widths at which pages change, as the style sheets name them: `@media (--phone)`. What depends on the place of a component asks its
 * container. stylelint refuses other widths.
 */

/** One column, and the bottom bar. */
export const phone = '(max-width: 749.98px)';
/** Columns beside one another, and the menu in the header. */
export const wide = '(min-width: 1000px)';
/** The frame of a page with space on both sides. */
export const full = '(min-width: 1320px)';
