/** The names of the properties of a schema. */
export function namesOf<Name extends string>(properties: Readonly<Record<Name, unknown>>): Name[];
export function namesOf(properties: object): string[] {
  return Object.keys(properties);
}

/** Empty texts by name. */
export function emptyTexts<Name extends string>(names: readonly Name[]): Record<Name, string>;
export function emptyTexts(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** Columns of texts, empty by default. */
export function textColumns<Name extends string>(names: readonly Name[]): Record<Name, () => string>;
export function textColumns(names: readonly string[]): Record<string, () => string> {
  return Object.fromEntries(names.map((name) => [name, () => '']));
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
