const forbidden =
  /[\p{Control}\p{Format}\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\p{Line_Separator}\p{Paragraph_Separator}\uFFFD]/u;
/** Anything but blanks, marks alone and the Braille pattern without dots. */
const visible = /(?!\u2800)[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u;

/** Whether a text has the format `line` of the contract: one line with something to see, and nothing that hides or turns it. */
export const isLine = (text: string): boolean => visible.test(text) && !forbidden.test(text);
