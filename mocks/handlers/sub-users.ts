import type { MockDb } from '../db/mock-db.ts';
import { passwordDigest } from '../db/password-digest.ts';
import { closeSessions, isMainAccount, type User } from '../db/sessions.ts';
import { fail, ok } from '../engine/operation.ts';
import { type HandlersOf, mentions, paginate } from './handler.ts';
import { hasResetLength, isStrong, isSubAccountPassword } from './password-policy.ts';

type Found<Code extends string = 'A0403' | 'A2002'> = { sub: User } | { code: Code };

/** Finds a sub-account of the caller: A0403 for a caller without the right, A2002 for an unknown id. */
function find(db: MockDb, user: User, id: string): Found {
  if (!isMainAccount(user)) return fail('A0403');
  const sub = db.users.get(id);
  if (!sub) return fail('A2002');
  return sub.parentId === user.id ? { sub } : fail('A0403');
}

/** The same, and B004 for a sub-account that the caller has deleted. */
function findOrDeleted(db: MockDb, user: User, id: string): Found<'A0403' | 'A2002' | 'B004'> {
  const isDeleted = db.deletedSubUsers.get(id)?.parentId === user.id;
  return isDeleted ? fail('B004') : find(db, user, id);
}

const toSubUser = ({
  id,
  account,
  name,
  mobile,
  createTime,
  status,
  productIds,
  serviceIds,
  de,
  lastLoginTime,
}: User) => ({
  id,
  account,
  name,
  mobile,
  createTime,
  status,
  productIds,
  serviceIds,
  de,
  lastLoginTime,
});

/** Maximum number of sub-accounts of a main account: its company's or the default. */
const subAccountLimit = (db: MockDb, user: User) =>
  db.companies.get(user.companyId)?.subAccountLimit ?? db.limits.subAccounts;

type SortColumn = 'createTime' | 'account' | 'name' | 'lastLoginTime';

/** Sorts by a column. A leading minus reverses the order. */
function bySort(sort: SortColumn | `-${SortColumn}`) {
  const descending = sort.startsWith('-');
  const column = sort.replace('-', '');
  return (a: User, b: User) => {
    const order =
      column === 'account' || column === 'name'
        ? a[column].localeCompare(b[column], 'zh-CN')
        : column === 'lastLoginTime'
          ? (a.lastLoginTime ?? 0) - (b.lastLoginTime ?? 0)
          : a.createTime - b.createTime;
    return descending ? -order : order;
  };
}

export const subUserHandlers: HandlersOf<
  | 'setSubUserDisabled'
  | 'setSubUserDe'
  | 'resetSubUserPassword'
  | 'listSubUsers'
  | 'createSubUser'
  | 'updateSubUser'
  | 'getSubUser'
  | 'deleteSubUser'
  | 'changeUserState'
> = {
  setSubUserDisabled({ db, user, body: { id, disabled } }) {
    const found = find(db, user, id);
    if ('code' in found) return found;
    const status = disabled === 1 ? 0 : 1;
    if (found.sub.status === status) return fail('B003');
    db.users.update(id, { status });
    if (disabled === 1) closeSessions(db, id);
    return ok(null);
  },

  setSubUserDe({ db, user, body: { id, de } }) {
    const found = find(db, user, id);
    if ('code' in found) return found;
    if (found.sub.de === de) return fail('B003');
    db.users.update(id, { de });
    return ok(null);
  },

  resetSubUserPassword({ db, user, body: { id, password, confirmPassword } }) {
    const found = find(db, user, id);
    if ('code' in found) return found;
    if (password !== confirmPassword) return fail('A5019');
    if (!hasResetLength(password)) return fail('A5020');
    if (!isStrong(password)) return fail('A2009');
    db.users.update(id, {
      passwordDigest: passwordDigest(password),
      wrongPasswords: 0,
      lockedUntil: 0,
    });
    closeSessions(db, id);
    return ok(null);
  },

  listSubUsers({ db, user, query: { keyword, status, productId, de, sort = '-createTime', ...pagination } }) {
    if (!isMainAccount(user)) return fail('A0403');
    const all = db.users.ordered('parentId', user.id, sort, bySort(sort));
    const isFiltered = keyword || status !== undefined || productId || de !== undefined;
    const rows = isFiltered
      ? all.filter(
          (row) =>
            mentions(keyword, row.account, row.name, row.mobile) &&
            (status === undefined || row.status === status) &&
            (!productId || row.productIds.includes(productId)) &&
            (de === undefined || row.de === de),
        )
      : all;
    const page = paginate(rows, pagination);
    return ok({ ...page, list: page.list.map(toSubUser), limit: subAccountLimit(db, user) });
  },

  createSubUser({ db, user, body }) {
    if (!isMainAccount(user)) return fail('A0403');
    if (db.users.count('parentId', user.id) >= subAccountLimit(db, user)) return fail('A2012');
    const account = body.account.toLowerCase();
    const [sameAccount] = db.users.where('account', account);
    if (sameAccount) return fail(sameAccount.companyId === user.companyId ? 'A2001' : 'A5014');
    if (db.users.where('name', body.name).some(({ parentId }) => parentId === user.id)) return fail('A2013');
    if (db.users.count('mobile', body.mobile) > 0) return fail('A5018');
    if (body.password !== body.confirmPassword) return fail('A5019');
    if (!isSubAccountPassword(body.password)) return fail('A5020');
    const { password, confirmPassword: _, ...sent } = body;
    const created = db.users.insert({
      ...sent,
      id: db.nextId('u'),
      companyId: user.companyId,
      parentId: user.id,
      account,
      passwordDigest: passwordDigest(password),
      status: 1,
      createTime: db.clock.now(),
      lastLoginTime: null,
      previousLoginTime: null,
      wrongPasswords: 0,
      lockedUntil: 0,
      mustChangePassword: false,
    });
    return ok({ id: created.id });
  },

  updateSubUser({ db, user, body: { id, password, confirmPassword, ...changes } }) {
    const found = find(db, user, id);
    if ('code' in found) return found;
    const [owner] = db.users.where('mobile', changes.mobile);
    if (owner && owner.id !== id) return fail('A5018');
    if (password !== undefined) {
      if (password !== confirmPassword || !isSubAccountPassword(password)) return fail('A5020');
      db.users.update(id, { passwordDigest: passwordDigest(password) });
      closeSessions(db, id);
    }
    db.users.update(id, changes);
    return ok(null);
  },

  getSubUser({ db, user, path: { id } }) {
    const found = findOrDeleted(db, user, id);
    return 'code' in found ? found : ok(toSubUser(found.sub));
  },

  deleteSubUser({ db, user, path: { id } }) {
    const found = findOrDeleted(db, user, id);
    if ('code' in found) return found;
    closeSessions(db, id);
    db.users.delete(id);
    db.deletedSubUsers.insert({ id, parentId: user.id });
    return ok(null);
  },

  changeUserState({ db, user, path: { id }, query: { state } }) {
    const found = find(db, user, id);
    if ('code' in found) return found;
    if (found.sub.status === state) return fail('B003');
    db.users.update(id, { status: state });
    if (state !== 1) closeSessions(db, id);
    return ok(null);
  },
};
