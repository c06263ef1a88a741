const bidiControls = /\p{Bidi_Control}/gu;
/** Bidi controls, and characters that are written from right to left. */
const turning =
  /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A text of somebody for use within another text: it does not change the direction and order of what is around it. */
export const isolate = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(bidiControls, '')}\u2069` : text;
