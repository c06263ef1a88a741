/** The number of characters that fit into the narrowest title line. */
const most = 12;

/**
 * Whether a part of a title between two punctuation marks is too long for a line. Chinese titles break at punctuation; a title
 * with a long part breaks anywhere instead, in balanced lines.
 */
export const hasLongPhrase = (title: string): boolean =>
  title.split(/(?<=[，。：；？！])/).some((phrase) => phrase.length > most);
