/** As many characters as fit into a line wherever a title stands. */
const most = 12;

/**
 * Whether a part of a title between two marks is too long for a line. Chinese titles break at their marks; such a one
 * would break before its last character or mark, so it is left to break anywhere, in lines of like length.
 */
export const hasLongPhrase = (title: string): boolean =>
  title.split(/(?<=[，。：；？！])/).some((phrase) => phrase.length > most);
