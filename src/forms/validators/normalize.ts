/** Characters that only direct, join or format others. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A number with separators of thousands, as it is dictated. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;

/** The text in half width, without blanks and invisible characters and with one kind of hyphen: without what phones and IMEs add to numbers. */
export function compact(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\s/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}
