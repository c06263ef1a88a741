/** The byte order mark, so that Excel detects UTF-8. */
const byteOrderMark = '\uFEFF';

/** Characters that start a formula in spreadsheets, including the full-width ones; also what is escaped already. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A quoted cell. Formulas are escaped as text. */
function cell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Formats rows as CSV for Excel. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Restores a cell that `toCsv` escaped as text. */
const unescapeCell = (text: string): string =>
  formulaStart.test(text.slice(1)) ? text.replace(/^'/, '') : text;

/** A cell and what ends it. Quotes are around the whole cell or not in it; only blanks may follow them. */
const cellPattern = (delimiter: string) =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)"[^\\S\n\t]*|([^"\n${delimiter}]*))([${delimiter}\n]|$)`, 'y');

/**
 * Reads a CSV text strictly: a parser that repairs quotes gives the text of one person to another one.
 *
 * @param text with the line end `\n`
 * @param delimiter one character that is no letter or digit
 * @returns the rows, and with `malformed` the index of the row in which the quotes do not match, where reading stops
 */
export function parseCsv(text: string, delimiter: string): { rows: string[][]; malformed?: number } {
  const rows: string[][] = [];
  const pattern = cellPattern(delimiter === '|' ? '\\|' : delimiter);
  let row: string[] = [];
  while (pattern.lastIndex < text.length || row.length > 0) {
    const found = pattern.exec(text);
    if (!found) return { rows: [...rows, row], malformed: rows.length };
    const [, quoted, plain = '', end] = found;
    row.push(unescapeCell(quoted?.replaceAll('""', '"') ?? plain));
    if (end === delimiter) continue;
    rows.push(row);
    row = [];
  }
  return { rows };
}
