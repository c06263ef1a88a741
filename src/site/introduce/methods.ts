/** The four methods, in the order of 望闻问切. */
export const methods = ['look', 'hear', 'ask', 'smart-tag'] as const;
