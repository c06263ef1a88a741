/** Tells Excel that the text is UTF-8, so that Chinese is read as such. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take as the beginning of a formula; in some languages full-width signs count as well. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell, quoted; one that would be computed is marked as text first. */
function cell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Writes rows as a CSV file that Excel opens as it is meant. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
