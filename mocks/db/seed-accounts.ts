import { seededAccounts, seededPassword } from './accounts.ts';
import { unsavedInfo } from './companies.ts';
import { demoCompanies, demoPeople } from './content/people.ts';
import { products, services } from './content/products.ts';
import { dayMs } from './limits.ts';
import type { MockDb } from './mock-db.ts';
import type { Row } from './models.ts';
import { passwordDigest } from './password-digest.ts';
import { seedTime } from './seed-time.ts';

type User = Row<'user'>;
type Named = Pick<User, 'id' | 'companyId' | 'parentId' | 'account' | 'name' | 'mobile'>;

const monthMs = 30 * dayMs;
const seededDigest = passwordDigest(seededPassword);

/**
 * Seeds a database: six companies, the seeded accounts, and the sub-accounts of two of them.
 *
 * @param subAccounts number of generated sub-accounts of the first main account
 */
export function seedAccounts(world: MockDb, subAccounts: number): void {
  for (const [index, company] of demoCompanies.entries()) {
    world.companies.insert({
      ...company,
      id: `c-${index + 1}`,
      name: company.name.zh,
      address: company.address.zh,
      subAccountLimit: null,
    });
  }

  const { main, atLimit, sub, fresh, cancelled, locked, firstLogin } = seededAccounts;
  addUser(world, main, { lastLoginTime: seedTime - dayMs });
  addUser(world, atLimit, { lastLoginTime: seedTime - 2 * dayMs });
  addUser(world, fresh, {});
  world.companies.update(fresh.companyId, unsavedInfo);
  addUser(world, cancelled, { status: 2 });
  addUser(world, locked, { lockedUntil: world.clock.now() + world.limits.lockMs });
  addUser(world, firstLogin, { mustChangePassword: true });

  entitle(world, main.companyId, [
    'p-brand',
    'p-product',
    'p-service',
    'p-survey',
    's-sample',
    's-data-cleaning',
  ]);
  entitle(
    world,
    atLimit.companyId,
    [...products, ...services].map(({ id }) => id),
  );
  for (const company of [cancelled, locked, firstLogin]) entitle(world, company.companyId, ['p-survey']);

  addUser(world, sub, { de: 1, productIds: ['p-brand', 'p-survey'], serviceIds: ['s-sample'] });
  addSubUsers(world, main, subAccounts);
  addSubUsers(world, atLimit, world.limits.subAccounts);
}

function addUser(world: MockDb, named: Named, more: Partial<User>): void {
  world.users.insert({
    passwordDigest: seededDigest,
    status: 1,
    de: 0,
    productIds: [],
    serviceIds: [],
    createTime: seedTime - 12 * monthMs,
    lastLoginTime: null,
    wrongPasswords: 0,
    lockedUntil: 0,
    mustChangePassword: false,
    ...named,
    ...more,
  });
}

/** Adds products and services to a company. The first one ends soon, to show that state. */
function entitle(world: MockDb, companyId: string, itemIds: string[]): void {
  for (const [index, itemId] of itemIds.entries()) {
    const expireTime = world.clock.now() + (index === 0 ? monthMs : (12 + index) * monthMs);
    world.entitlements.insert({ id: `${companyId}:${itemId}`, companyId, itemId, expireTime });
  }
}

/** Adds generated sub-accounts, and raises the limit of the company if they exceed it. */
export function addSubUsers(world: MockDb, parent: Pick<Named, 'id' | 'companyId'>, count: number): void {
  const { faker } = world;
  const bought = world.entitlements.where('companyId', parent.companyId).map(({ itemId }) => itemId);
  for (let index = 0; index < count; index += 1) {
    const number = world.users.size;
    const person = demoPeople[number % demoPeople.length];
    if (!person) throw new Error('There are no demo people');
    const isFirstRound = number < demoPeople.length;
    const account = `${person.pinyin}${isFirstRound ? '' : number}@example.com`;
    const createTime = seedTime - faker.number.int({ min: 1, max: 330 }) * dayMs;
    const permitted = faker.helpers.arrayElements(bought);
    addUser(
      world,
      {
        id: world.nextId('u'),
        companyId: parent.companyId,
        parentId: parent.id,
        account,
        name: person.name,
        mobile: `139${String(number).padStart(8, '0')}`,
      },
      {
        status: index % 4 === 3 ? 0 : 1,
        de: index % 2 === 0 ? 1 : 0,
        productIds: permitted.filter((id) => id.startsWith('p-')),
        serviceIds: permitted.filter((id) => id.startsWith('s-')),
        createTime,
        lastLoginTime:
          index % 3 === 2 ? null : faker.date.between({ from: createTime, to: seedTime }).getTime(),
      },
    );
  }
  const total = world.users.count('parentId', parent.id);
  if (total > world.limits.subAccounts)
    world.companies.update(parent.companyId, { subAccountLimit: total + world.limits.subAccounts });
}
