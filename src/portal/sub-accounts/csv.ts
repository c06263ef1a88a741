import { saveFile } from '../../ui/save-file.ts';

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

/** A text that a script protects from Excel, as in `="138"`. */
const protectedText = /^="(.*)"$/s;

/** Restores a cell that `toCsv` or a script escaped as text. */
function unescapeCell(text: string): string {
  const [, inner] = protectedText.exec(text) ?? [];
  if (inner !== undefined) return inner.replaceAll('""', '"');
  return formulaStart.test(text.slice(1)) ? text.replace(/^'/, '') : text;
}

/** A cell and what ends it. Quotes are around the whole cell or not in it; only blanks may follow them. */
function cellPattern(delimiter: string) {
  const end = `\\u{${delimiter.codePointAt(0)?.toString(16)}}`;
  const quoted = '"([^"]*(?:""[^"]*)*)"[^\\S\\n\\t]*';
  return new RegExp(`(?:${quoted}|(="[^"\\n${end}]*"|[^"\\n${end}]*))([${end}\\n]|$)`, 'uy');
}

/**
 * Reads a CSV text strictly: a parser that repairs quotes gives the text of one person to another one.
 *
 * @param text with the line end `\n`
 * @param delimiter one character
 * @returns the rows, and with `malformed` the index of the row in which the quotes do not match, where reading stops
 */
export function parseCsv(text: string, delimiter: string): { rows: string[][]; malformed?: number } {
  const rows: string[][] = [];
  const pattern = cellPattern(delimiter);
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

/** Downloads a table as a CSV file with this name, without the extension. */
export function saveCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  saveFile(`${name}.csv`, 'text/csv', toCsv(rows));
}
