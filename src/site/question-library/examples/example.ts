/** The props of every example. */
export interface ExampleProps {
  /** Unique on the page; part of the names of controls. */
  name: string;
  /** The question. */
  ask: string;
  /** Options, labels or rows in the format of the locale file. */
  parts: string;
}

/** A list: `a|b|c`. */
export const listOf = (parts: string): string[] => parts.split('|');

/** Rows and columns: `a|b//x|y`. */
export function tableOf(parts: string): { rows: string[]; columns: string[] } {
  const [rows = '', columns = ''] = parts.split('//');
  return { rows: listOf(rows), columns: listOf(columns) };
}

/** Names with a list each: `a>x,y|b>z`. */
export const groupsOf = (parts: string): { name: string; items: string[] }[] =>
  listOf(parts).map((group) => {
    const [name = '', items = ''] = group.split('>');
    return { name, items: items.split(',') };
  });
