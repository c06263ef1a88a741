import { seededAccounts, seededPassword } from './accounts.ts';
import { emptyInfo } from './companies.ts';
import { contents } from './content/contents.ts';
import { demoCompanies, demoPeople } from './content/people.ts';
import { digest } from './digest.ts';
import { dayMs } from './limits.ts';
import { createMockDb, type MockDb, type MockDbOptions } from './mock-db.ts';
import { publish } from './publish.ts';
import { seedTime } from './seed-time.ts';
import type { Row } from './tables.ts';

type User = Row<'users'>;
type Named = Pick<User, 'companyId' | 'parentId' | 'account' | 'name' | 'mobile'> & { id?: string };

const monthMs = 30 * dayMs;
const seededDigest = digest(seededPassword);

export interface SeededDbOptions extends MockDbOptions {
  /** Number of generated sub-accounts of the first main account. */
  subAccounts?: number;
}

/** A database with six companies, the seeded accounts, and the sub-accounts of two of them. */
export function createSeededDb({ subAccounts = 5, ...options }: SeededDbOptions): MockDb {
  const db = createMockDb(options);
  db.insertSeeds();
  publish(db, contents.seeded);
  for (const [index, company] of demoCompanies.entries()) {
    db.companies.insert({
      ...company,
      id: `c-${index + 1}`,
      name: company.name.zh,
      address: company.address.zh,
    });
  }

  const { main, atLimit, sub, fresh, cancelled, locked, firstLogin } = seededAccounts;
  addUser(db, main, { lastLoginTime: seedTime - dayMs });
  addUser(db, atLimit, { lastLoginTime: seedTime - 2 * dayMs });
  addUser(db, fresh, {});
  db.companies.update(fresh.companyId, emptyInfo);
  addUser(db, cancelled, { status: 2 });
  addUser(db, locked, { lockedUntil: db.clock.now() + db.limits.lockMs });
  addUser(db, firstLogin, { mustChangePassword: true });

  entitle(db, main.companyId, ['p-brand', 'p-product', 'p-service', 'p-survey', 's-sample', 's-coding']);
  entitle(
    db,
    atLimit.companyId,
    [...db.products.all(), ...db.services.all()].map(({ id }) => id),
  );
  for (const company of [cancelled, locked, firstLogin]) entitle(db, company.companyId, ['p-survey']);

  addUser(db, sub, {
    de: 1,
    productIds: ['p-brand', 'p-survey'],
    serviceIds: ['s-sample'],
    lastLoginTime: seedTime - dayMs - 3 * 3_600_000,
  });
  addSubUsers(db, main, subAccounts);
  addSubUsers(db, atLimit, db.limits.subAccounts);
  db.begin();
  return db;
}

function addUser(
  db: MockDb,
  { id, companyId, parentId, account, name, mobile }: Named,
  more: Partial<User>,
): void {
  db.users.insert({
    passwordDigest: seededDigest,
    createTime: seedTime - 12 * monthMs,
    id,
    companyId,
    parentId,
    account,
    name,
    mobile,
    ...more,
  });
}

/** Adds products and services to a company. The first one ends soon, to show that state. */
function entitle(db: MockDb, companyId: string, itemIds: string[]): void {
  for (const [index, itemId] of itemIds.entries()) {
    const expireTime = db.clock.now() + (index === 0 ? monthMs : (12 + index) * monthMs);
    db.entitlements.insert({ id: `${companyId}:${itemId}`, companyId, itemId, expireTime });
  }
}

/** Adds generated sub-accounts, and raises the limit of the company if they exceed it. */
export function addSubUsers(db: MockDb, parent: Pick<User, 'id' | 'companyId'>, count: number): void {
  const { faker } = db;
  const bought = db.entitlements.where('companyId', parent.companyId).map(({ itemId }) => itemId);
  for (let index = 0; index < count; index += 1) {
    const number = db.users.size;
    const person = demoPeople[number % demoPeople.length];
    if (!person) throw new Error('There are no demo people');
    const isFirstRound = number < demoPeople.length;
    const account = `${person.pinyin}${isFirstRound ? '' : number}@example.com`;
    const createTime = seedTime - faker.number.int({ min: 1, max: 330 }) * dayMs;
    const isClosed = index % 4 === 3;
    // Drawn for everybody, so that the others stay as they are.
    const drawn = faker.helpers.arrayElements(bought);
    const permitted = isClosed ? [] : drawn;
    addUser(
      db,
      {
        companyId: parent.companyId,
        parentId: parent.id,
        account,
        name: person.name,
        mobile: `139${String(number).padStart(8, '0')}`,
      },
      {
        status: isClosed ? 0 : 1,
        de: index % 2 === 0 ? 1 : 0,
        productIds: permitted.filter((id) => id.startsWith('p-')),
        serviceIds: permitted.filter((id) => id.startsWith('s-')),
        createTime,
        lastLoginTime:
          index % 3 === 2 ? null : faker.date.between({ from: createTime, to: seedTime }).getTime(),
      },
    );
  }
  const total = db.users.count('parentId', parent.id);
  if (total > db.limits.subAccounts)
    db.companies.update(parent.companyId, { subAccountLimit: total + db.limits.subAccounts });
}
