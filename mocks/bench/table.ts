import type { Figures } from './measure.ts';

/** A line of the table. */
export interface Line extends Figures {
  server: string;
  call: string;
  readyMs: number;
  memory: string;
}

const whole = (value: number) => Math.round(value).toLocaleString('en');

/** The lines as a Markdown table. */
export function toMarkdown(lines: readonly Line[]): string {
  const head = ['Server', 'Call', 'Requests/s', 'p50 ms', 'p99 ms', 'Ready in ms', 'Memory MB'];
  const rows = lines.map(({ server, call, perSecond, p50, p99, readyMs, memory }) => [
    server,
    call,
    whole(perSecond),
    `${p50}`,
    `${p99}`,
    whole(readyMs),
    memory,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isText = (column: number) => column < 2;
  const toRow = (cells: string[]) =>
    `| ${cells
      .map((cell, column) =>
        isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [toRow(head), rule, ...rows.map(toRow)].join('\n');
}
