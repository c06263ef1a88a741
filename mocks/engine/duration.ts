const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Parses a duration such as `90s`, `10m`, `2h` or `1.5d` to milliseconds; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const [, value, unit] = text.match(/^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/) ?? [];
  const factor = new Map<string | undefined, number>(Object.entries(units)).get(unit);
  return factor === undefined ? undefined : Math.round(Number(value) * factor);
}
