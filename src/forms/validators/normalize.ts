/** Characters that only direct, join or format others. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text in half width, without blanks and invisible characters and with one kind of hyphen: without what phones and IMEs add to numbers. */
export const compact = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\s/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
