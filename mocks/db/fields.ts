/** The names of the properties of a schema. */
export function namesOf<Name extends string>(properties: Readonly<Record<Name, unknown>>): Name[];
export function namesOf(properties: object): string[] {
  return Object.keys(properties);
}

/** The same value under each name. */
export function fill<Name extends string, Value>(names: readonly Name[], value: Value): Record<Name, Value>;
export function fill(names: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** The named columns of a row. */
export function pick<Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name>;
export function pick(row: object, names: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const name of names) picked[name] = Reflect.get(row, name);
  return picked;
}
