/** Quotes a text as one shell word. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
