import { en, Faker, zh_CN } from '@faker-js/faker';
import type { Clock } from '../engine/clock.ts';
import { advances } from './content/advances.ts';
import { news } from './content/news.ts';
import { createModels, type Row } from './models.ts';
import { seedAccounts } from './seed-accounts.ts';
import { Table } from './table.ts';

/** The day the seeded data is told from: 2026-11-02 09:00 in Beijing. */
export const seedTime = Date.UTC(2026, 10, 2, 1);

export interface WorldOptions {
  clock: Clock;
  /** The same seed gives the same world. */
  seed?: number;
}

/** The whole state of the fake backend: what one call writes, the next one reads. */
export class World {
  readonly clock: Clock;
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
  /** What the public calls read; replaced as a whole by scenarios. */
  content = { news, advances };
  #lastId = 10_000;

  constructor({ clock, seed = 1 }: WorldOptions) {
    this.clock = clock;
    this.faker = new Faker({ locale: [zh_CN, en], seed });
    this.faker.setDefaultRefDate(seedTime);
    const models = createModels();
    this.users = new Table<Row<'user'>>(models.user, ['account', 'mobile', 'companyId', 'parentId']);
    this.deletedSubUsers = new Table<Row<'deletedSubUser'>>(models.deletedSubUser);
    this.companies = new Table<Row<'company'>>(models.company);
    this.entitlements = new Table<Row<'entitlement'>>(models.entitlement, ['companyId']);
    this.sessions = new Table<Row<'session'>>(models.session, ['userId', 'refreshToken']);
    this.verificationCodes = new Table<Row<'verificationCode'>>(models.verificationCode, ['target']);
    this.sentCodes = new Table<Row<'sentCode'>>(models.sentCode, ['target', 'address']);
    this.tickets = new Table<Row<'ticket'>>(models.ticket);
    this.applications = new Table<Row<'application'>>(models.application, ['email', 'address']);
    seedAccounts(this);
  }

  /** The next id of a kind, as `u-10001`. */
  nextId(prefix: string): string {
    this.#lastId += 1;
    return `${prefix}-${this.#lastId}`;
  }

  /** An unguessable-looking text that is the same for the same seed and the same calls. */
  nextSecret(): string {
    return this.faker.string.alphanumeric(40);
  }
}
