/** Parses a URL; undefined for an invalid one. `URL.canParse` and `URL.parse` are missing in supported browsers. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
