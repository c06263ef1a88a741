/** The part of an @mswjs/data model that a table uses. */
interface Model<Row extends { id: string }> {
  create(values: Row): Row;
  getAll(): Row[];
  count(): number;
  delete(query: { where: { id: { equals: string } } }): Row | null;
}

/** Rows by id; null for a deleted row. */
export type ChangedRows<Row> = Record<string, Row | null>;

/**
 * The rows of one model, found by id or by an indexed column.
 *
 * @mswjs/data scans all rows for every lookup. These indexes keep lookups and changes fast with a hundred thousand
 * accounts. They hold the rows of the library, so that a change needs no search.
 */
export class Table<Row extends { id: string }> {
  readonly #model: Model<Row>;
  readonly #byId = new Map<string, Row>();
  readonly #indexes: Map<keyof Row, Map<unknown, Set<string>>>;
  /** Ids of changed rows, if tracked. */
  #changed: Set<string> | undefined;
  /** Cached ordered lists, until one of their rows changes. */
  readonly #ordered = new Map<ReadonlySet<string>, Map<string, readonly Row[]>>();

  constructor(model: Model<Row>, indexedColumns: readonly (keyof Row)[] = []) {
    this.#model = model;
    this.#indexes = new Map(indexedColumns.map((column) => [column, new Map()]));
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  all(): Row[] {
    return this.#model.getAll();
  }

  get size(): number {
    return this.#model.count();
  }

  /** Rows with the value in the indexed column, oldest first. */
  where<Column extends keyof Row>(column: Column, value: Row[Column]): Row[] {
    return [...this.#ids(column, value)].flatMap((id) => this.get(id) ?? []);
  }

  /**
   * Rows with the value in the indexed column, ordered.
   *
   * The list is cached until one of its rows changes: the cost of a page is independent of the number of rows.
   *
   * @param order name of the order; one name must always mean the same comparison
   */
  ordered<Column extends keyof Row>(
    column: Column,
    value: Row[Column],
    order: string,
    compare: (a: Row, b: Row) => number,
  ): readonly Row[] {
    const ids = this.#ids(column, value);
    const byOrder = this.#ordered.get(ids) ?? new Map<string, readonly Row[]>();
    const rows = byOrder.get(order) ?? this.where(column, value).sort(compare);
    byOrder.set(order, rows);
    this.#ordered.set(ids, byOrder);
    return rows;
  }

  /** Number of rows with the value in the indexed column. */
  count<Column extends keyof Row>(column: Column, value: Row[Column]): number {
    return this.#ids(column, value).size;
  }

  insert(row: Row): Row {
    const inserted = this.#model.create(row);
    this.#byId.set(inserted.id, inserted);
    this.#changed?.add(inserted.id);
    for (const [column, index] of this.#indexes) add(index, inserted[column], inserted.id);
    this.#forgetOrder(inserted);
    return inserted;
  }

  /** Inserts saved rows. */
  fill(rows: readonly Row[]): void {
    for (const row of rows) this.insert(row);
  }

  /** Starts to track changes. */
  trackChanges(): void {
    this.#changed = new Set();
  }

  /** The rows changed since the last call, by id, null for a deleted row; undefined without changes. */
  takeChanges(): ChangedRows<Row> | undefined {
    if (!this.#changed?.size) return undefined;
    const rows = [...this.#changed].map((id) => [id, this.get(id) ?? null]);
    this.#changed.clear();
    return Object.fromEntries(rows);
  }

  applyChanges(rows: ChangedRows<Row>): void {
    for (const [id, row] of Object.entries(rows)) {
      if (row) this.put(row);
      else this.delete(id);
    }
  }

  update(id: string, changes: Partial<Row>): Row | undefined {
    if (this.#byId.has(id)) this.#changed?.add(id);
    return this.amend(id, changes);
  }

  /** Updates a row without tracking the change: every reader derives the same values. */
  amend(id: string, changes: Partial<Row>): Row | undefined {
    const after = this.get(id);
    if (!after) return undefined;
    const before = { ...after };
    this.#forgetOrder(before);
    Object.assign(after, changes);
    for (const [column, index] of this.#indexes) {
      if (before[column] === after[column]) continue;
      index.get(before[column])?.delete(id);
      add(index, after[column], id);
    }
    this.#forgetOrder(after);
    return after;
  }

  /** Inserts the row, or replaces the one with its id. */
  put(row: Row): Row {
    return this.update(row.id, row) ?? this.insert(row);
  }

  delete(id: string): boolean {
    const row = this.get(id);
    if (!row) return false;
    this.#forgetOrder(row);
    for (const [column, index] of this.#indexes) index.get(row[column])?.delete(id);
    this.#byId.delete(id);
    this.#changed?.add(id);
    this.#model.delete({ where: { id: { equals: id } } });
    return true;
  }

  #forgetOrder(row: Row): void {
    for (const column of this.#indexes.keys()) this.#ordered.delete(this.#ids(column, row[column]));
  }

  #ids<Column extends keyof Row>(column: Column, value: Row[Column]): ReadonlySet<string> {
    const index = this.#indexes.get(column);
    if (!index) throw new Error(`The column ${String(column)} has no index: name it where the table is made`);
    return index.get(value) ?? none;
  }
}

const none: ReadonlySet<string> = new Set();

function add<Value>(index: Map<Value, Set<string>>, value: Value, id: string): void {
  const ids = index.get(value);
  if (ids) ids.add(id);
  else index.set(value, new Set([id]));
}
