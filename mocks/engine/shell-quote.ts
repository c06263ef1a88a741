/** Quotes a text so that a shell takes it as one word, whatever is in it. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
