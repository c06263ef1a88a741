import type { Path } from '../contract-document/update-at.ts';

/** Writes a path as a JSONPath with one target (RFC 9535, normalized path). */
export const toJsonPath = (path: Path): string =>
  `$${path
    .map((part) =>
      typeof part === 'number' ? `[${part}]` : `['${part.replaceAll(/['\\]/g, String.raw`\$&`)}']`,
    )
    .join('')}`;

const segment = /\.([A-Za-z_][\w-]*)|\[(\d+)\]|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]/y;

/** Parses a JSONPath with one target; undefined for any other, such as one with a wildcard. */
export function parseJsonPath(text: string): Path | undefined {
  if (!text.startsWith('$')) return undefined;
  const path: (string | number)[] = [];
  segment.lastIndex = 1;
  while (segment.lastIndex < text.length) {
    const match = segment.exec(text);
    if (!match) return undefined;
    const [, name, index, single, double] = match;
    path.push(
      index === undefined ? (name ?? (single ?? double ?? '').replaceAll(/\\(.)/g, '$1')) : Number(index),
    );
  }
  return path;
}
