/** Formats an integer with thousands separators. */
export const whole = (value: number) => Math.round(value).toLocaleString('en');

const isNumber = (text: string) => /^[\d.,]+( [×→].*)?$/.test(text);

/** A Markdown table with right-aligned number columns. */
export function toMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    return {
      width: Math.max(...[title, ...cells].map(({ length }) => length)),
      isRightAligned: cells.every(isNumber),
    };
  });
  const toRow = (cells: readonly string[]) =>
    `| ${columns
      .map(({ width, isRightAligned }, column) => {
        const cell = cells[column] ?? '';
        return isRightAligned ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = columns.map(({ width, isRightAligned }) =>
    isRightAligned ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [head, rule, ...rows].map(toRow).join('\n');
}
