import { paths } from '../../src/paths/paths.ts';
import { dayMs } from '../db/limits.ts';
import type { MockDb } from '../db/mock-db.ts';
import { productPagePath } from '../db/product-page-path.ts';
import { isMainAccount, type User } from '../db/sessions.ts';
import { fail, ok } from '../engine/operation.ts';
import type { Deviation, OperationsOf } from './operation.ts';
import { main, sub, wait } from './steps.ts';
import { need } from './verification.ts';

/** End of the user's entitlement to a product or service; undefined without one. */
function entitledUntil(db: MockDb, user: User, itemId: string): number | undefined {
  const permitted = isMainAccount(user) || [...user.productIds, ...user.serviceIds].includes(itemId);
  return permitted ? db.entitlements.get(`${user.companyId}:${itemId}`)?.expireTime : undefined;
}

function opening(db: MockDb, user: User, itemId: string): { opened: 0 | 1; expireTime?: number } {
  const expireTime = entitledUntil(db, user, itemId);
  if (expireTime === undefined) return { opened: 0 };
  return { opened: expireTime > db.clock.now() ? 1 : 0, expireTime };
}

/** Whether a company had entitlements to some of the items and all have expired. */
function hasContractEnded(db: MockDb, { companyId }: User, items: readonly { id: string }[]): boolean {
  const bought = items.flatMap(({ id }) => db.entitlements.get(`${companyId}:${id}`) ?? []);
  return bought.length > 0 && bought.every(({ expireTime }) => expireTime <= db.clock.now());
}

/** The user of a list: the caller, or the user `userId` of the same company. */
function subject(db: MockDb, user: User, userId: string | undefined): User | undefined {
  if (!userId || userId === user.id) return user;
  const other = db.users.get(userId);
  return other && isMainAccount(user) && other.companyId === user.companyId ? other : undefined;
}

/** The first product of every seeded company has expired after this time. Most companies have only one. */
const afterAMonth = wait(31 * dayMs);
/** Every seeded product and service has expired after this time. */
const afterTwoYears = wait(730 * dayMs);

const listsOfOthers: Deviation<'listMyProducts' | 'listMyServices'>[] = [
  { what: 'a sub-account', as: 'sub', input: { query: { userId: main.id } } },
  { what: 'the main account of another company', as: 'atLimit', input: { query: { userId: sub.id } } },
];

export const productOperations: OperationsOf<'products'> = {
  getProductLoginUrl: {
    access: 'account',
    handle({ db, user, query: { productId, lang = 'zh' } }) {
      if (!db.products.get(productId)) return fail('A4002');
      const bought = db.entitlements.get(`${user.companyId}:${productId}`);
      if (!bought) return fail('A3002');
      if (bought.expireTime <= db.clock.now()) return fail('A3005');
      if (entitledUntil(db, user, productId) === undefined) return fail('A4001');
      const page = db.productPages
        ? db.productPages + productPagePath(productId, lang)
        : `https://${productId.replace(/^p-/, '')}.example.com/sso`;
      const fragment = db.productFragments.get(bought.id) ?? '';
      return ok({ url: `${page}?token=${db.nextSecret()}&lang=${lang}${fragment}` });
    },
    screens: [
      {
        path: paths.container('p-brand'),
        shows: 'toast',
        instead: { A3002: 'Page that says so', A3005: 'Page that says so', A4001: 'Page that says so' },
      },
    ],
    example: { input: { query: { productId: 'p-brand', lang: 'en' } } },
    errors: {
      A3002: {
        cause: 'Opens a product that the company has not bought.',
        input: { query: { productId: 'p-community' } },
      },
      A3003: { replay: 'The fake backend has no product that can reject the login.' },
      A3005: {
        cause: 'Opens an expired product of the company.',
        after: [afterAMonth],
        input: { query: { productId: 'p-brand' } },
      },
      A4001: {
        cause: 'Opens a product of the company as a sub-account without permission.',
        as: 'sub',
        input: { query: { productId: 'p-service' } },
      },
      A4002: {
        cause: 'Opens a product that does not exist, for example through an old link.',
        input: { query: { productId: 'p-unknown' } },
      },
    },
    verify: {
      after: ['listMyProducts'],
      input({ listMyProducts }) {
        const open = listMyProducts?.find(({ opened }) => opened);
        return { query: { productId: need(open?.id, 'no product is open'), lang: 'zh' } };
      },
    },
  },

  listMyProducts: {
    access: 'account',
    handle({ db, user, query: { userId, lang = 'zh' } }) {
      const owner = subject(db, user, userId);
      if (!owner) return fail('A0403');
      const products = db.products.all();
      if (hasContractEnded(db, owner, products)) return fail('A4001');
      return ok(
        products.map(({ id, icon, ...names }) => ({
          id,
          icon,
          productName: names[lang],
          ...opening(db, owner, id),
        })),
      );
    },
    screens: [{ path: paths.user(), shows: 'section', empty: { A4001: 'user.dashboard.noProducts' } }],
    example: { input: { query: { lang: 'en' } } },
    errors: {
      A0403: listsOfOthers,
      A4001: {
        cause: 'Returns after every product of the company has expired.',
        as: 'locked',
        after: [afterAMonth],
      },
    },
    verify: { input: () => ({ query: { lang: 'zh' } }) },
  },

  listMyServices: {
    access: 'account',
    handle({ db, user, query: { userId, lang = 'zh' } }) {
      const owner = subject(db, user, userId);
      if (!owner) return fail('A0403');
      const services = db.services.all();
      if (hasContractEnded(db, owner, services)) return fail('A3005');
      return ok(
        services.map(({ id, ...names }) => ({ id, serviceName: names[lang], ...opening(db, owner, id) })),
      );
    },
    screens: [{ path: paths.user(), shows: 'section', empty: { A3005: 'user.dashboard.noServices' } }],
    example: { input: { query: { userId: sub.id } } },
    errors: {
      A0403: listsOfOthers,
      A3005: {
        cause: 'Returns after every service of the company has expired.',
        after: [afterTwoYears],
      },
    },
    verify: { input: () => ({ query: { lang: 'zh' } }) },
  },
};
