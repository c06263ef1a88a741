/** The part of an @mswjs/data model that a table uses. */
interface Model<Row extends { id: string }> {
  create(values: Row): Row;
  getAll(): Row[];
  findFirst(query: { where: { id: { equals: string } } }): Row | null;
  update(query: { where: { id: { equals: string } }; data: Partial<Row> }): Row | null;
  delete(query: { where: { id: { equals: string } } }): Row | null;
}

/**
 * The rows of one kind, found by id or by an indexed column.
 *
 * @mswjs/data finds by anything but the id through a scan over all rows; the indexes here keep lookups quick
 * in a world of a hundred thousand accounts.
 */
export class Table<Row extends { id: string }> {
  readonly #model: Model<Row>;
  readonly #indexes: Map<keyof Row, Map<unknown, Set<string>>>;

  constructor(model: Model<Row>, indexedColumns: readonly (keyof Row)[] = []) {
    this.#model = model;
    this.#indexes = new Map(indexedColumns.map((column) => [column, new Map()]));
  }

  get(id: string): Row | undefined {
    return this.#model.findFirst({ where: { id: { equals: id } } }) ?? undefined;
  }

  all(): Row[] {
    return this.#model.getAll();
  }

  /** Rows whose indexed column has the value, oldest first. */
  where<Column extends keyof Row>(column: Column, value: Row[Column]): Row[] {
    return [...this.#ids(column, value)].flatMap((id) => this.get(id) ?? []);
  }

  /** How many rows have the value in the indexed column. */
  count<Column extends keyof Row>(column: Column, value: Row[Column]): number {
    return this.#ids(column, value).size;
  }

  insert(row: Row): Row {
    const inserted = this.#model.create(row);
    for (const [column, index] of this.#indexes) add(index, inserted[column], inserted.id);
    return inserted;
  }

  update(id: string, changes: Partial<Row>): Row | undefined {
    const found = this.get(id);
    if (!found) return undefined;
    const before = { ...found };
    const after = this.#model.update({ where: { id: { equals: id } }, data: changes }) ?? found;
    for (const [column, index] of this.#indexes) {
      if (before[column] === after[column]) continue;
      index.get(before[column])?.delete(id);
      add(index, after[column], id);
    }
    return after;
  }

  /** Inserts the row, or replaces the one with its id. */
  put(row: Row): Row {
    return this.update(row.id, row) ?? this.insert(row);
  }

  delete(id: string): boolean {
    const row = this.get(id);
    if (!row) return false;
    for (const [column, index] of this.#indexes) index.get(row[column])?.delete(id);
    this.#model.delete({ where: { id: { equals: id } } });
    return true;
  }

  #ids<Column extends keyof Row>(column: Column, value: Row[Column]): ReadonlySet<string> {
    const index = this.#indexes.get(column);
    if (!index) throw new Error(`The column ${String(column)} has no index: name it where the table is made`);
    return index.get(value) ?? new Set();
  }
}

function add<Value>(index: Map<Value, Set<string>>, value: Value, id: string): void {
  index.set(value, (index.get(value) ?? new Set()).add(id));
}
