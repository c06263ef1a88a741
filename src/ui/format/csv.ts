type Value = string | number;

/** A text with a comma or a quotation mark is in quotation marks. */
const toField = (value: Value) =>
  /[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;

/** Formats rows of numbers and texts of this site as comma-separated values. Values that people typed need more: see the portal. */
export const toCsv = (rows: readonly (readonly Value[])[]): string =>
  rows.map((row) => row.map(toField).join(',')).join('\r\n');
