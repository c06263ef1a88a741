import type { MockDb } from '../db/mock-db.ts';
import { productPagePath } from '../db/product-page-path.ts';
import { isMainAccount, type User } from '../db/sessions.ts';
import { fail, ok } from '../engine/operation.ts';
import type { HandlersOf } from './handler.ts';

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

export const productHandlers: HandlersOf<'getProductLoginUrl' | 'listMyProducts' | 'listMyServices'> = {
  getProductLoginUrl({ db, user, query: { productId, lang = 'zh' } }) {
    if (!db.content.products.some(({ id }) => id === productId)) return fail('A4002');
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

  listMyProducts({ db, user, query: { userId, lang = 'zh' } }) {
    const owner = subject(db, user, userId);
    if (!owner) return fail('A0403');
    const { products } = db.content;
    if (hasContractEnded(db, owner, products)) return fail('A4001');
    return ok(
      products.map(({ id, icon, ...texts }) => ({ id, icon, ...texts[lang], ...opening(db, owner, id) })),
    );
  },

  listMyServices({ db, user, query: { userId, lang = 'zh' } }) {
    const owner = subject(db, user, userId);
    if (!owner) return fail('A0403');
    const { services } = db.content;
    if (hasContractEnded(db, owner, services)) return fail('A3005');
    return ok(services.map(({ id, ...texts }) => ({ id, ...texts[lang], ...opening(db, owner, id) })));
  },
};
