import { seededAccounts } from '../../db/accounts.ts';
import type { MockDb } from '../../db/mock-db.ts';
import { type Customer, endOf } from './customer.ts';
import { dashboardColors } from './look.ts';

/** Puts a customer in the place of the first seeded company. Its services and colleagues stay. */
export function prepareDb(db: MockDb, { company, contact, color, products }: Customer): void {
  const { id, companyId } = seededAccounts.main;
  db.companies.update(companyId, { name: company });
  db.users.update(id, { name: contact });
  for (const { id: entitlement, itemId } of db.entitlements.where('companyId', companyId))
    if (itemId.startsWith('p-')) db.entitlements.delete(entitlement);
  for (const { id: itemId, until, figure } of products) {
    db.entitlements.insert({ id: `${companyId}:${itemId}`, companyId, itemId, expireTime: endOf(until) });
    const shown = new URLSearchParams({ company });
    if (figure !== undefined) shown.set('figure', `${figure}`);
    if (color) shown.set('colors', dashboardColors(color));
    db.productFragments.set(`${companyId}:${itemId}`, `#${shown}`);
  }
  const bought = new Set(products.map((product) => product.id));
  for (const user of db.users.where('companyId', companyId))
    db.users.update(user.id, { productIds: user.productIds.filter((product) => bought.has(product)) });
}
