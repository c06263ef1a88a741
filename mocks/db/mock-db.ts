import { en, Faker, zh_CN } from '@faker-js/faker';
import type { Clock } from '../engine/clock.ts';
import { type ContentName, contents } from './content/contents.ts';
import { type Limits, limits } from './limits.ts';
import { createModels, type Models, type Row } from './models.ts';
import { seedTime } from './seed-time.ts';
import { type ChangedRows, Table } from './table.ts';

export interface MockDbOptions {
  clock: Clock;
  /** The same seed gives the same data. */
  seed?: number;
  /** Base URL of the product pages. By default they are on hosts that do not exist. */
  productPages?: string;
  /** Whether to track changes for a change store. */
  tracksChanges?: boolean;
}

/** A database as plain JSON. */
interface SavedDb extends Counters {
  now: number;
  limits: Limits;
  contentName: ContentName;
  nextTokenMs: number | null;
  isLoginStrict: boolean;
  tables: { [Name in keyof Models]: Row<Name>[] };
}

type Tables = { [Name in keyof Models]: Table<Row<Name>> };

/** The state of a database besides its rows. */
interface Settings extends Counters {
  limits: Limits;
  contentName: ContentName;
  nextTokenMs: number | null;
  isLoginStrict: boolean;
  movedMs: number;
}

interface DbChanges {
  settings?: Settings;
  rows: { [Name in keyof Models]?: ChangedRows<Row<Name>> };
}

interface Counters {
  seed: number;
  lastId: number;
  lastSecret: number;
}

/** Version of the saved format. Change it together with the tables. */
export const dbVersion = '7';

/** The whole state of one sandbox. */
export class MockDb {
  readonly clock: Clock;
  readonly productPages: string | undefined;
  /** Fragments of product pages by entitlement. They are prepared with the seeds and not saved. */
  readonly productFragments = new Map<string, string>();
  readonly faker: Faker;
  readonly users: Table<Row<'user'>>;
  readonly deletedSubUsers: Table<Row<'deletedSubUser'>>;
  readonly companies: Table<Row<'company'>>;
  readonly entitlements: Table<Row<'entitlement'>>;
  readonly sessions: Table<Row<'session'>>;
  readonly verificationCodes: Table<Row<'verificationCode'>>;
  readonly sentCodes: Table<Row<'sentCode'>>;
  readonly tickets: Table<Row<'ticket'>>;
  readonly applications: Table<Row<'application'>>;
  limits: Limits = { ...limits };
  /** The content set: seeded, empty or extreme. */
  contentName: ContentName = 'seeded';
  /** Lifetime of the token of the next login, in milliseconds; null for the default. */
  nextTokenMs: number | null = null;
  /** Whether calls with an optional login require one. */
  isLoginStrict = false;
  #counters: Counters;
  readonly #tables: Tables;
  readonly #tracksChanges: boolean;
  /** The settings of the last read. */
  #lastSettings = '';

  constructor(options: MockDbOptions, saved?: SavedDb) {
    const { clock, seed = 1, productPages, tracksChanges = false } = options;
    this.#tracksChanges = tracksChanges;
    this.clock = clock;
    this.productPages = productPages;
    this.faker = new Faker({ locale: [zh_CN, en], seed });
    this.faker.setDefaultRefDate(seedTime);
    this.#counters = { seed, lastId: 10_000, lastSecret: 0 };
    const models = createModels();
    this.users = new Table<Row<'user'>>(models.user, ['account', 'mobile', 'name', 'companyId', 'parentId']);
    this.deletedSubUsers = new Table<Row<'deletedSubUser'>>(models.deletedSubUser);
    this.companies = new Table<Row<'company'>>(models.company);
    this.entitlements = new Table<Row<'entitlement'>>(models.entitlement, ['companyId']);
    this.sessions = new Table<Row<'session'>>(models.session, ['userId', 'refreshToken']);
    this.verificationCodes = new Table<Row<'verificationCode'>>(models.verificationCode, ['target']);
    this.sentCodes = new Table<Row<'sentCode'>>(models.sentCode, ['target', 'address']);
    this.tickets = new Table<Row<'ticket'>>(models.ticket);
    this.applications = new Table<Row<'application'>>(models.application, ['email', 'address']);
    this.#tables = {
      user: this.users,
      deletedSubUser: this.deletedSubUsers,
      company: this.companies,
      entitlement: this.entitlements,
      session: this.sessions,
      verificationCode: this.verificationCodes,
      sentCode: this.sentCodes,
      ticket: this.tickets,
      application: this.applications,
    };
    if (saved) this.#load(saved);
    this.begin();
  }

  get content() {
    return contents[this.contentName];
  }

  /** The next id of a kind, such as `u-10001`. */
  nextId(prefix: string): string {
    this.#counters.lastId += 1;
    return `${prefix}-${this.#counters.lastId}`;
  }

  /** A pseudo-random text. It is the same for the same seed and calls. */
  nextSecret(): string {
    this.#counters.lastSecret += 1;
    this.faker.seed([this.#counters.seed, this.#counters.lastSecret]);
    return this.faker.string.alphanumeric(40);
  }

  /** Serializes the database. The constructor restores it. */
  save(): SavedDb {
    return {
      ...this.#counters,
      now: this.clock.now(),
      limits: this.limits,
      contentName: this.contentName,
      nextTokenMs: this.nextTokenMs,
      isLoginStrict: this.isLoginStrict,
      tables: {
        user: this.users.all(),
        deletedSubUser: this.deletedSubUsers.all(),
        company: this.companies.all(),
        entitlement: this.entitlements.all(),
        session: this.sessions.all(),
        verificationCode: this.verificationCodes.all(),
        sentCode: this.sentCodes.all(),
        ticket: this.tickets.all(),
        application: this.applications.all(),
      },
    };
  }

  begin(): void {
    if (!this.#tracksChanges) return;
    for (const table of Object.values(this.#tables)) table.trackChanges();
    this.#lastSettings = JSON.stringify(this.#settings());
  }

  takeChanges(): DbChanges | undefined {
    const tables = this.#tables;
    const rows = {
      user: tables.user.takeChanges(),
      deletedSubUser: tables.deletedSubUser.takeChanges(),
      company: tables.company.takeChanges(),
      entitlement: tables.entitlement.takeChanges(),
      session: tables.session.takeChanges(),
      verificationCode: tables.verificationCode.takeChanges(),
      sentCode: tables.sentCode.takeChanges(),
      ticket: tables.ticket.takeChanges(),
      application: tables.application.takeChanges(),
    };
    const settings = this.#settings();
    const text = JSON.stringify(settings);
    const isSame = text === this.#lastSettings;
    this.#lastSettings = text;
    if (isSame && Object.values(rows).every((changed) => changed === undefined)) return undefined;
    return { rows, settings: isSame ? undefined : settings };
  }

  apply(changes: object): void {
    if (!isDbChanges(changes)) throw new Error('The value is not a set of database changes');
    const { rows, settings } = changes;
    const apply = <Name extends keyof Models>(name: Name) => {
      this.#tables[name].applyChanges(rows[name] ?? {});
    };
    for (const name of this.#tableNames()) apply(name);
    if (!settings) return;
    const { limits: own, contentName, nextTokenMs, isLoginStrict, movedMs, ...counters } = settings;
    this.limits = own;
    this.contentName = contentName;
    this.nextTokenMs = nextTokenMs;
    this.isLoginStrict = isLoginStrict;
    this.#counters = counters;
    this.clock.advance(movedMs - this.clock.movedMs());
  }

  #settings(): Settings {
    const { limits: own, contentName, nextTokenMs, isLoginStrict } = this;
    const movedMs = this.clock.movedMs();
    return { ...this.#counters, limits: own, contentName, nextTokenMs, isLoginStrict, movedMs };
  }

  #tableNames(): (keyof Models)[] {
    const isName = (name: string): name is keyof Models => name in this.#tables;
    return Object.keys(this.#tables).filter(isName);
  }

  #load({ now, limits: own, contentName, nextTokenMs, isLoginStrict, tables, ...counters }: SavedDb): void {
    this.clock.set(now);
    this.limits = own;
    this.contentName = contentName;
    this.nextTokenMs = nextTokenMs;
    this.isLoginStrict = isLoginStrict;
    this.#counters = counters;
    this.users.fill(tables.user);
    this.deletedSubUsers.fill(tables.deletedSubUser);
    this.companies.fill(tables.company);
    this.entitlements.fill(tables.entitlement);
    this.sessions.fill(tables.session);
    this.verificationCodes.fill(tables.verificationCode);
    this.sentCodes.fill(tables.sentCode);
    this.tickets.fill(tables.ticket);
    this.applications.fill(tables.application);
  }
}

/** Whether an external object has the parts of a saved database. The caller has compared its version. */
export function isSavedDb(value: object): value is SavedDb {
  return 'tables' in value && 'limits' in value && 'now' in value && 'seed' in value;
}

const isDbChanges = (value: object): value is DbChanges => 'rows' in value;
