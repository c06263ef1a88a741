const marks: Record<string, string> = { natural: '●', replay: '○', generic: '·' };

/**
 * Prints which codes were produced on which operations: a line per operation, a column per code.
 *
 * @param met how each "operation code" is produced: natural, replay or generic
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
    `● ${count('natural')} met by ordinary use · ○ ${count('replay')} by replay alone · · ${count('generic')} generic`,
  ].join('\n');
}
