const marks: Record<string, string> = { trigger: '●', replay: '○', common: '·' };

/**
 * Prints which codes were produced on which operations: a line per operation, a column per code.
 *
 * @param met how each "operation code" is produced: by a trigger, by a replay rule, or as a common code
 */
export function renderMatrix(
  codes: readonly string[],
  operations: readonly string[],
  met: ReadonlyMap<string, string>,
): string {
  const width = Math.max(...operations.map((name) => name.length)) + 2;
  const longest = Math.max(...codes.map((code) => code.length));
  const head = Array.from({ length: longest }, (_, row) =>
    ' '.repeat(width).concat(codes.map((code) => code.padStart(longest)[row]).join('')),
  );
  const lines = operations.map((name) => {
    const cells = codes.map((code) => marks[met.get(`${name} ${code}`) ?? ''] ?? ' ');
    return name.padEnd(width) + cells.join('').trimEnd();
  });
  const count = (kind: string) => [...met.values()].filter((value) => value === kind).length;
  return [
    'Codes × operations',
    ...head,
    ...lines,
    `● ${count('trigger')} by a trigger · ○ ${count('replay')} by a replay rule only · · ${count('common')} generic`,
  ].join('\n');
}
