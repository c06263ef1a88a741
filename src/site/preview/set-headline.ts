/** The lines of a headline and its font size. */
export interface Headline {
  lines: string[];
  size: number;
}

/** The font sizes, the largest first, with the number of lines that fit into the image. */
const sizes = [
  { size: 88, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 58, maxLines: 4 },
  { size: 46, maxLines: 5 },
] as const;

const ellipsis = '…';
/** The step in which lines are made even, in ems. */
const step = 0.1;

/** Breaks a text between its parts. A part that ends a line loses its space. */
function breakLines(parts: readonly string[], maxWidth: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && widthOf((line + part).trimEnd()) > maxWidth) {
      lines.push(line.trimEnd());
      line = part;
    } else line += part;
  }
  return [...lines, line.trimEnd()];
}

/** Makes lines about equally long, without another line. */
function balance(parts: readonly string[], maxWidth: number, widthOf: (text: string) => number): string[] {
  let lines = breakLines(parts, maxWidth, widthOf);
  for (let width = maxWidth - step; width > 0; width -= step) {
    const narrower = breakLines(parts, width, widthOf);
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line) > width)) break;
    lines = narrower;
  }
  return lines;
}

/**
 * Sets a headline in the largest size in which it fits. A headline that never fits ends in an ellipsis.
 *
 * @param parts the text, divided where a line may break
 * @param maxWidth in pixels
 * @param widthOf the width of a text in ems
 */
export function setHeadline(
  parts: readonly string[],
  maxWidth: number,
  widthOf: (text: string) => number,
): Headline {
  for (const { size, maxLines } of sizes) {
    const lines = balance(parts, maxWidth / size, widthOf);
    const isInside = lines.every((line) => widthOf(line) <= maxWidth / size);
    if (lines.length <= maxLines && isInside) return { lines, size };
  }
  const { size, maxLines } = sizes[3];
  const lines = breakLines(parts, maxWidth / size - widthOf(ellipsis), widthOf);
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown.push(shown.pop() + ellipsis);
  return { lines: shown, size };
}
