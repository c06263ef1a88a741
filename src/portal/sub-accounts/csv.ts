/** The byte order mark, so that Excel detects UTF-8. */
const byteOrderMark = '\uFEFF';

/** Characters that start a formula in spreadsheets, including the full-width ones. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

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
export const unescapeCell = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
