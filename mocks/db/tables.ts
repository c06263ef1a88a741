import { factory, nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../openapi/generated/schema.d.ts';
import { companyFields } from './companies.ts';
import { newsTopics } from './content/news-topics.ts';
import { population } from './content/population.ts';
import { recruitCategories, recruits } from './content/recruits.ts';
import { seo } from './content/seo.ts';
import { tags } from './content/tags.ts';
import type { TagRow } from './content/types.ts';
import { fill } from './fields.ts';
import { perLanguage } from './localized.ts';
import {
  type Columns,
  type NewRow,
  type Prefix,
  type RowOf,
  type Store,
  Table,
  type TableOptions,
} from './table.ts';

type SubUser = components['schemas']['SubUser'];

/** 0 closed, 1 open, 2 cancelled. */
type UserStatus = SubUser['status'];
type Flag = SubUser['de'];

type Language = 'zh' | 'en';
type PopulationType = components['schemas']['PopulationAttributeType'];

const id = primaryKey(String);
const never = nullable<number>(() => null);

/** A name in both languages. */
const bilingual = { zh: String, en: String };

/** A text in one language. Its row has the id `zh:n1001`, so that a text can exist in one language only. */
const localized = { id, itemId: String, lang: (): Language => 'zh' };

/** A news item or an announcement. */
const article = {
  ...localized,
  cover: String,
  publishTime: Number,
  title: String,
  summary: String,
  /** HTML of block elements only; no scripts, styles or external media. */
  content: String,
  author: () => '',
  source: () => '',
};

/** The tags of a tree, each before its children. Those of the first level have an empty parent. */
const flatten = (
  rows: readonly TagRow[],
  parentId = '',
): { id: string; parentId: string; zh: string; en: string }[] =>
  rows.flatMap(({ id: own, zh, en, children = [] }) => [
    { id: own, parentId, zh, en },
    ...flatten(children, own),
  ]);

/**
 * Declares every table: its columns, the prefix of its ids, the columns by which its rows are found, and the rows of a new database.
 * Saving, loading, changes and the version of the saved format follow. A column with a function has a default; foreign keys are plain
 * ids, which are faster than relations.
 *
 * @param nextId the next id with a prefix
 */
export const createTables = (nextId: (prefix: string) => string) => {
  /** Creates a table. Rows without a prefix bring their id. */
  function table<Own extends Columns, Given extends Prefix>(
    columns: Own,
    prefix: Given,
    options: TableOptions<RowOf<Own>, NewRow<Own, Given>> = {},
  ): Table<RowOf<Own>, NewRow<Own, Given>> {
    const { row } = alone(() => factory({ row: columns }));
    if (!isStore(row)) throw new Error('The library has made no model');
    return new Table(row, Object.keys(columns), options, prefix === null ? undefined : () => nextId(prefix));
  }

  return {
    users: table(
      {
        id,
        companyId: String,
        /** '0' for a main account, the main account's id for a sub-account. */
        parentId: String,
        /** The e-mail that signs in. */
        account: String,
        name: String,
        mobile: String,
        /** From `digest`. The password itself is not stored. */
        passwordDigest: String,
        status: (): UserStatus => 1,
        de: (): Flag => 0,
        productIds: (): string[] => [],
        serviceIds: (): string[] => [],
        createTime: Number,
        lastLoginTime: never,
        /** The sign-in before the last one. */
        previousLoginTime: never,
        wrongPasswords: () => 0,
        lockedUntil: () => 0,
        mustChangePassword: (): boolean => false,
      },
      'u',
      { indexes: ['account', 'mobile', 'name', 'companyId', 'parentId'] },
    ),
    companies: table(
      {
        id,
        ...fill(companyFields, (): string => ''),
        name: String,
        /** Number of sub-accounts instead of the default. */
        subAccountLimit: nullable<number>(() => null),
      },
      'c',
    ),
    /** A product or service of a company, with its end. */
    entitlements: table({ id, companyId: String, itemId: String, expireTime: Number }, null, {
      indexes: ['companyId'],
    }),
    /** Deleted sub-accounts. Their ids remain known. */
    deletedSubUsers: table({ id, parentId: String }, null),
    /** The id is the token. */
    sessions: table(
      { id, userId: String, refreshToken: String, expired: Number, refreshExpired: Number },
      null,
      { indexes: ['userId', 'refreshToken'] },
    ),
    /** The id is scene and target, such as `login:13800000001`. */
    verificationCodes: table(
      { id, target: String, code: String, sentTime: Number, wrongTries: Number },
      null,
      { indexes: ['target'] },
    ),
    /** Every sent code, for the limits per hour and day. */
    sentCodes: table({ id, target: String, address: String, time: Number }, 'sent', {
      indexes: ['target', 'address'],
    }),
    /** The tickets of verified codes. */
    tickets: table(
      {
        id,
        userId: String,
        purpose: (): 'current-mobile' | 'new-mobile' => 'current-mobile',
        mobile: String,
        expired: Number,
      },
      null,
    ),
    /** Applications for use and requests for a sample price. */
    applications: table(
      {
        id,
        kind: (): 'application' | 'sample-price' => 'application',
        email: String,
        address: String,
        body: String,
        time: Number,
      },
      'a',
      { indexes: ['email', 'address'] },
    ),

    news: table({ ...article, topicId: () => '' }, null, { indexes: ['lang'] }),
    newsTopics: table({ id, ...bilingual }, null, { seeds: newsTopics }),
    advances: table({ ...article, tags: (): string[] => [] }, null, { indexes: ['lang'] }),
    /** One line per duty and requirement, separated by line feeds. */
    recruits: table(
      {
        ...localized,
        categoryId: String,
        headcount: Number,
        publishTime: Number,
        title: String,
        city: String,
        duty: String,
        requirement: String,
      },
      null,
      {
        indexes: ['lang'],
        seeds: recruits.flatMap(({ id: itemId, zh, en, ...recruit }) =>
          perLanguage(itemId, { zh, en }).map((row) => ({ ...recruit, ...row })),
        ),
      },
    ),
    recruitCategories: table({ id, ...bilingual }, null, { seeds: recruitCategories }),
    /** `icon` is the key of a line icon, not a path. */
    products: table({ id, icon: String, ...bilingual }, null),
    services: table({ id, ...bilingual }, null),
    /** The id is the type. */
    populationAttributes: table(
      { id, type: (): PopulationType => 'gender', multiple: Boolean, ...bilingual },
      null,
      { seeds: population.map(({ options: _, type, ...attribute }) => ({ id: type, type, ...attribute })) },
    ),
    populationOptions: table({ id, type: String, ...bilingual }, null, {
      indexes: ['type'],
      seeds: population.flatMap(({ type, options }) => options.map((option) => ({ ...option, type }))),
    }),
    tags: table({ id, parentId: String, ...bilingual }, null, {
      indexes: ['parentId'],
      seeds: flatten(tags),
    }),
    /** The id is language and path, such as `en:/about/news`. */
    seo: table({ id, title: String, description: String, keywords: String }, null, {
      seeds: seo.flatMap(({ path, zh, en }) =>
        perLanguage(path, { zh, en }).map(({ itemId: _, lang: __, ...row }) => row),
      ),
    }),
  };
};

/** The library types its queries by columns, which a function for any table does not know. */
const isStore = (model: object): model is Store => 'create' in model && 'delete' in model;

type Tables = ReturnType<typeof createTables>;

/** A row of a table. */
export type Row<Name extends keyof Tables> = ReturnType<Tables[Name]['all']>[number];

/**
 * Creates a model without the synchronization between tabs.
 *
 * In a browser @mswjs/data repeats each change of a row in every other tab, on a channel that it never closes. The change
 * store shares databases as a whole (`adapters/browser.ts`), and one page may hold several.
 */
function alone<T>(make: () => T): T {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return make();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}
