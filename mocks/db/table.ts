import type { factory } from '@mswjs/data';

/** The columns of a table in the notation of @mswjs/data: `String`, or a function that returns the default. */
export type Columns = Parameters<typeof factory>[0][string];

/** The prefix of generated ids; null where the rows bring their ids. */
export type Prefix = string | null;

/** A row with these columns. */
export type RowOf<Own extends Columns> = { id: string } & Omit<
  ReturnType<ReturnType<typeof factory<{ row: Own }>>['row']['create']>,
  symbol
>;

type Mandatory = StringConstructor | NumberConstructor | BooleanConstructor;

/** The values of a new row: columns with a default, and a generated id, can be omitted. */
export type NewRow<Own extends Columns, Given extends Prefix> = Partial<RowOf<Own>> & {
  [Name in keyof Own as Own[Name] extends Mandatory ? Name : never]: Own[Name] extends Mandatory
    ? ReturnType<Own[Name]>
    : never;
} & (Given extends string ? object : { id: string });

/** The part of a model of @mswjs/data that a table uses. */
export interface Store {
  create(values: object): object;
  count(): number;
  delete(query: { where: { id: { equals: string } } }): object | null;
}

/** What a table has besides its columns. */
export interface TableOptions<Row, New> {
  /** The columns by which rows are found. */
  indexes?: readonly (keyof Row)[];
  /** The rows of a new database. */
  seeds?: readonly New[];
}

/** Rows by id; null for a deleted row. */
type ChangedRows<Row> = Record<string, Row | null>;

/**
 * The rows of one model, found by id or by an indexed column.
 *
 * @mswjs/data scans all rows for every lookup. These indexes keep lookups and changes fast with a hundred thousand
 * accounts. They hold the rows of the library, so that a change needs no search.
 */
export class Table<Row extends { id: string }, New extends { id?: string } = Row> {
  readonly columns: readonly string[];
  readonly #store: Store;
  readonly #nextId: (() => string) | undefined;
  readonly #seeds: readonly New[];
  readonly #byId = new Map<string, Row>();
  readonly #indexes: Map<keyof Row, Map<unknown, Set<string>>>;
  /** Ids of changed rows, if tracked. */
  #changed: Set<string> | undefined;
  /** Cached ordered lists, until one of their rows changes. */
  readonly #ordered = new Map<ReadonlySet<string>, Map<string, readonly Row[]>>();

  /** @param nextId generates ids; undefined where the rows bring theirs */
  constructor(
    store: Store,
    columns: readonly string[],
    { indexes = [], seeds = [] }: TableOptions<Row, New> = {},
    nextId?: () => string,
  ) {
    this.#store = store;
    this.columns = columns;
    this.#indexes = new Map(indexes.map((column) => [column, new Map()]));
    this.#seeds = seeds;
    this.#nextId = nextId;
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  all(): Row[] {
    return [...this.#byId.values()];
  }

  get size(): number {
    return this.#store.count();
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

  insertSeeds(): void {
    for (const row of this.#seeds) this.insert(row);
  }

  insert(row: New): Row {
    return this.#add({ ...row, id: row.id ?? this.#nextId?.() });
  }

  #add(row: object): Row {
    const inserted = this.#checked(this.#store.create(row));
    this.#byId.set(inserted.id, inserted);
    this.#changed?.add(inserted.id);
    for (const [column, index] of this.#indexes) add(index, inserted[column], inserted.id);
    this.#forgetOrder(inserted);
    return inserted;
  }

  /** Inserts saved rows. */
  load(rows: readonly unknown[]): void {
    for (const row of rows) this.#add(this.#checked(row));
  }

  /** Checks a row of the library, or from outside, such as a state file. */
  #checked(row: unknown): Row {
    if (!this.#isRow(row)) throw new Error(`A row lacks some of the columns ${this.columns.join(', ')}`);
    return row;
  }

  #isRow(value: unknown): value is Row {
    return typeof value === 'object' && value !== null && this.columns.every((column) => column in value);
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

  applyChanges(rows: Record<string, unknown>): void {
    for (const [id, row] of Object.entries(rows)) {
      if (row === null) this.delete(id);
      else this.put(this.#checked(row));
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
    return this.update(row.id, row) ?? this.#add(row);
  }

  delete(id: string): boolean {
    const row = this.get(id);
    if (!row) return false;
    this.#forgetOrder(row);
    for (const [column, index] of this.#indexes) index.get(row[column])?.delete(id);
    this.#byId.delete(id);
    this.#changed?.add(id);
    this.#store.delete({ where: { id: { equals: id } } });
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
