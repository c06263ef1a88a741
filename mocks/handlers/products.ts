import type { MockDb } from '../db/mock-db.ts';
import { productPagePath } from '../db/product-page-path.ts';
import { isMainAccount, type User } from '../db/sessions.ts';
import { fail, ok } from '../engine/operation.ts';
import type { HandlersOf } from './handler.ts';

/** End of the user's entitlement to a product or service; undefined without one. */
function entitledUntil(world: MockDb, user: User, itemId: string): number | undefined {
  const permitted = isMainAccount(user) || [...user.productIds, ...user.serviceIds].includes(itemId);
  return permitted ? world.entitlements.get(`${user.companyId}:${itemId}`)?.expireTime : undefined;
}

function opening(world: MockDb, user: User, itemId: string): { opened: 0 | 1; expireTime?: number } {
  const expireTime = entitledUntil(world, user, itemId);
  if (expireTime === undefined) return { opened: 0 };
  return { opened: expireTime > world.clock.now() ? 1 : 0, expireTime };
}

/** Whether a company had entitlements to some of the items and all have ended. */
function hasContractEnded(world: MockDb, { companyId }: User, items: readonly { id: string }[]): boolean {
  const bought = items.flatMap(({ id }) => world.entitlements.get(`${companyId}:${id}`) ?? []);
  return bought.length > 0 && bought.every(({ expireTime }) => expireTime <= world.clock.now());
}

/** The user of a list: the caller, or the user `userId` of the same company. */
function subject(world: MockDb, user: User, userId: string | undefined): User | undefined {
  if (!userId || userId === user.id) return user;
  const other = world.users.get(userId);
  return other && isMainAccount(user) && other.companyId === user.companyId ? other : undefined;
}

export const productHandlers: HandlersOf<'getProductLoginUrl' | 'listMyProducts' | 'listMyServices'> = {
  getProductLoginUrl({ world, user, query: { productId, lang = 'zh' } }) {
    if (!world.content.products.some(({ id }) => id === productId)) return fail('A4002');
    const bought = world.entitlements.get(`${user.companyId}:${productId}`);
    if (!bought) return fail('A3002');
    if (bought.expireTime <= world.clock.now()) return fail('A3005');
    if (entitledUntil(world, user, productId) === undefined) return fail('A4001');
    const page = world.productPages
      ? world.productPages + productPagePath(productId, lang)
      : `https://${productId.replace(/^p-/, '')}.example.com/sso`;
    return ok({ url: `${page}?token=${world.nextSecret()}&lang=${lang}` });
  },

  listMyProducts({ world, user, query: { userId, lang = 'zh' } }) {
    const owner = subject(world, user, userId);
    if (!owner) return fail('A0403');
    const { products } = world.content;
    if (hasContractEnded(world, owner, products)) return fail('A4001');
    return ok(
      products.map(({ id, icon, ...texts }) => ({ id, icon, ...texts[lang], ...opening(world, owner, id) })),
    );
  },

  listMyServices({ world, user, query: { userId, lang = 'zh' } }) {
    const owner = subject(world, user, userId);
    if (!owner) return fail('A0403');
    const { services } = world.content;
    if (hasContractEnded(world, owner, services)) return fail('A3005');
    return ok(services.map(({ id, ...texts }) => ({ id, ...texts[lang], ...opening(world, owner, id) })));
  },
};
