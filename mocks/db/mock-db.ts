import { base, Faker } from '@faker-js/faker';
import type { Clock } from '../engine/clock.ts';
import { digest } from './digest.ts';
import { type Limits, limits } from './limits.ts';
import { seedTime } from './seed-time.ts';
import { createTables } from './tables.ts';

export interface MockDbOptions {
  clock: Clock;
  /** The same seed gives the same data. */
  seed?: number;
  /** Base URL of the product pages. By default they are on hosts that do not exist. */
  productPages?: string;
  /** Base path of the files that the content names, with a trailing slash. */
  assetRoot?: string;
  /** Whether to track changes for a change store. */
  tracksChanges?: boolean;
  /** The account of tokens that another backend issued. By default they are rejected. */
  foreignUserId?: string;
}

/** The state of a database besides its rows. */
interface Settings {
  seed: number;
  lastId: number;
  lastSecret: number;
  limits: Limits;
  /** Lifetime of the token of the next login, in milliseconds; null for the default. */
  nextTokenMs: number | null;
  /** Whether calls with an optional login require one. */
  isLoginStrict: boolean;
}

/** A database as plain JSON. */
interface SavedDb {
  now: number;
  settings: Settings;
  tables: Record<string, readonly unknown[]>;
}

interface DbChanges {
  settings?: Settings;
  movedMs: number;
  /** The changed rows of each table by id, null for a deleted row. */
  rows: Record<string, Record<string, unknown>>;
}

const initialSettings = (seed: number): Settings => ({
  seed,
  lastId: 10_000,
  lastSecret: 0,
  limits: { ...limits },
  nextTokenMs: null,
  isLoginStrict: false,
});

/** The whole state of one sandbox. */
export type MockDb = ReturnType<typeof createMockDb>;

/** Creates an empty database, or restores the one that `save` has returned. */
export function createMockDb(
  { clock, seed = 1, productPages, assetRoot = '/', tracksChanges = false, foreignUserId }: MockDbOptions,
  saved?: SavedDb,
) {
  let settings = saved ? { ...saved.settings } : initialSettings(seed);
  const faker = new Faker({ locale: base, seed });
  faker.setDefaultRefDate(seedTime);
  const tables = createTables((prefix) => {
    settings.lastId += 1;
    return `${prefix}-${settings.lastId}`;
  });
  const tableOf = new Map<string, (typeof tables)[keyof typeof tables]>(Object.entries(tables));

  /** Settings and clock as they were at the last call of `takeChanges`. */
  let lastState = '';
  const state = () => JSON.stringify([settings, clock.movedMs()]);

  /** Marks the current data as the initial state, which is no change. */
  function begin(): void {
    if (!tracksChanges) return;
    for (const table of tableOf.values()) table.trackChanges();
    lastState = state();
  }

  if (saved) {
    clock.set(saved.now);
    for (const [name, rows] of Object.entries(saved.tables)) tableOf.get(name)?.load(rows);
  }
  begin();

  return {
    ...tables,
    clock,
    faker,
    productPages,
    foreignUserId,
    /** Fragments of product pages by entitlement. They are prepared with the seeds and not saved. */
    productFragments: new Map<string, string>(),
    get settings() {
      return settings;
    },
    get limits() {
      return settings.limits;
    },
    /** The address of a file that the content names, such as `/covers/news-1.svg`. */
    asset: (path: string) => assetRoot + path.slice(1),

    /** A pseudo-random text. It is the same for the same seed and calls. */
    nextSecret(): string {
      settings.lastSecret += 1;
      faker.seed([settings.seed, settings.lastSecret]);
      return faker.string.alphanumeric(40);
    },

    save(): SavedDb {
      const rows = [...tableOf].map(([name, table]) => [name, table.all()]);
      return { now: clock.now(), settings, tables: Object.fromEntries(rows) };
    },

    begin,

    /** Inserts the rows that the tables declare. */
    insertSeeds(): void {
      for (const table of tableOf.values()) table.insertSeeds();
    },

    takeChanges(): DbChanges | undefined {
      const changed = [...tableOf].map(([name, table]) => [name, table.takeChanges()]);
      const rows = Object.fromEntries(changed.filter(([, own]) => own !== undefined));
      const before = lastState;
      lastState = state();
      const isSame = lastState === before;
      if (isSame && Object.keys(rows).length === 0) return undefined;
      return { rows, settings: isSame ? undefined : settings, movedMs: clock.movedMs() };
    },

    apply(changes: object): void {
      if (!isDbChanges(changes)) throw new Error('The value is not a set of database changes');
      for (const [name, rows] of Object.entries(changes.rows)) tableOf.get(name)?.applyChanges(rows);
      if (!changes.settings) return;
      settings = changes.settings;
      clock.advance(changes.movedMs - clock.movedMs());
    },
  };
}

/** The version of the saved format, which follows from the columns of all tables and the settings. */
export function dbVersion(): string {
  const columns = Object.entries(createTables(String)).map(([name, table]) => [name, table.columns]);
  return digest(JSON.stringify([columns, initialSettings(1)])).slice(0, 8);
}

/** Whether an external object has the parts of a saved database. The caller has compared its version. */
export function isSavedDb(value: object): value is SavedDb {
  return 'tables' in value && 'settings' in value && 'now' in value;
}

const isDbChanges = (value: object): value is DbChanges => 'rows' in value;
