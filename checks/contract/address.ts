/** Fills the parameters of a path of the contract in. */
export function fillIn(path: string, values: object): string {
  const parameters = new Map<string, unknown>(Object.entries(values));
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters.get(name))));
}

/** Writes a query; arrays repeat their key, and what is undefined is left out. */
export function toQuery(values: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)]),
      ),
  );
}
