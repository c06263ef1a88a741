import { factory, nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../openapi/generated/schema.d.ts';

type SubUser = components['schemas']['SubUser'];

/** 0 closed, 1 open, 2 cancelled. */
type UserStatus = SubUser['status'];
type Flag = SubUser['de'];

/** Creates the tables. Foreign keys are plain ids, which are faster than relations. */
export const createModels = () => alone(defineModels);

function defineModels() {
  return factory({
    user: {
      id: primaryKey(String),
      companyId: String,
      /** '0' for a main account, the main account's id for a sub-account. */
      parentId: String,
      /** The e-mail that signs in. */
      account: String,
      name: String,
      mobile: String,
      /** From `passwordDigest`. The password itself is not stored. */
      passwordDigest: String,
      status: (): UserStatus => 1,
      de: (): Flag => 0,
      productIds: (): string[] => [],
      serviceIds: (): string[] => [],
      createTime: Number,
      lastLoginTime: nullable<number>(() => null),
      /** The sign-in before the last one. */
      previousLoginTime: nullable<number>(() => null),
      wrongPasswords: Number,
      lockedUntil: Number,
      mustChangePassword: Boolean,
    },
    company: {
      id: primaryKey(String),
      name: String,
      province: String,
      city: String,
      address: String,
      postcode: String,
      telephone: String,
      website: String,
      /** Number of sub-accounts instead of the default. */
      subAccountLimit: nullable<number>(() => null),
    },
    /** A product or service of a company, with its end. */
    entitlement: {
      id: primaryKey(String),
      companyId: String,
      itemId: String,
      expireTime: Number,
    },
    /** A deleted sub-account. Its id remains known. */
    deletedSubUser: {
      id: primaryKey(String),
      parentId: String,
    },
    /** The id is the token. */
    session: {
      id: primaryKey(String),
      userId: String,
      refreshToken: String,
      expired: Number,
      refreshExpired: Number,
    },
    /** The id is scene and target, such as `login:13800000001`. */
    verificationCode: {
      id: primaryKey(String),
      target: String,
      code: String,
      sentTime: Number,
      wrongTries: Number,
    },
    /** Every sent code, for the limits per hour and day. */
    sentCode: {
      id: primaryKey(String),
      target: String,
      address: String,
      time: Number,
    },
    /** The ticket of a verified code. */
    ticket: {
      id: primaryKey(String),
      userId: String,
      purpose: (): 'current-mobile' | 'new-mobile' => 'current-mobile',
      mobile: String,
      expired: Number,
    },
    /** Applications for use and requests for a sample price. */
    application: {
      id: primaryKey(String),
      kind: (): 'application' | 'sample-price' => 'application',
      email: String,
      address: String,
      body: String,
      time: Number,
    },
  });
}

export type Models = Omit<ReturnType<typeof createModels>, symbol>;

/** One row of a table. */
export type Row<Name extends keyof Models> = Omit<ReturnType<Models[Name]['create']>, symbol>;

/**
 * Creates models without the synchronization between tabs.
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
