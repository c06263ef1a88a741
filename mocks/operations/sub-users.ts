import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import type { operations } from '../../openapi/generated/schema.d.ts';
import { paths } from '../../src/paths/paths.ts';
import { seededAccounts, seededPassword } from '../db/accounts.ts';
import { digest } from '../db/digest.ts';
import { namesOf, pick } from '../db/fields.ts';
import { limits } from '../db/limits.ts';
import type { MockDb } from '../db/mock-db.ts';
import { closeSessions, type User } from '../db/sessions.ts';
import { fail, ok } from '../engine/operation.ts';
import type { Input } from './contract-types.ts';
import { mentions, paginate } from './lists.ts';
import type { OperationsOf, Step } from './operation.ts';
import { hasResetLength, isStrong, isSubAccountPassword } from './password-policy.ts';
import { main, newMobile, newPassword, secret, sub } from './steps.ts';
import { type Credentials, type Known, need } from './verification.ts';

type ListSubUsers = operations['listSubUsers'];

type Found<Code extends string = 'A0403' | 'A2002'> = { sub: User } | { code: Code };

/** Finds a sub-account of the caller: A2002 for an unknown id, A0403 for one of another main account. */
function find(db: MockDb, user: User, id: string): Found {
  const sub = db.users.get(id);
  if (!sub) return fail('A2002');
  return sub.parentId === user.id ? { sub } : fail('A0403');
}

/** Finds a sub-account of the caller, too: B004 for one that the caller has deleted. */
function findOrDeleted(db: MockDb, user: User, id: string): Found<'A0403' | 'A2002' | 'B004'> {
  const isDeleted = db.deletedSubUsers.get(id)?.parentId === user.id;
  return isDeleted ? fail('B004') : find(db, user, id);
}

/**
 * The reason why permissions cannot be given: the main account does not have one of them. A sub-account keeps what it has.
 */
function refusePermissions(
  db: MockDb,
  user: User,
  { productIds, serviceIds }: Pick<User, 'productIds' | 'serviceIds'>,
  assigned: readonly string[] = [],
) {
  const bought = db.entitlements.where('companyId', user.companyId).map(({ itemId }) => itemId);
  const own = new Set([...bought, ...assigned]);
  const find = (field: string, ids: readonly string[], exists: (id: string) => boolean) => {
    const foreign = ids.find((id) => !exists(id) || !own.has(id));
    return (
      foreign && fail('A0417', `Parameter "${field}" has "${foreign}", which the main account does not have`)
    );
  };
  return (
    find('productIds', productIds, (id) => db.products.get(id) !== undefined) ||
    find('serviceIds', serviceIds, (id) => db.services.get(id) !== undefined)
  );
}

/** Whether a sub-account of the main account has a name. */
const isNameTaken = (db: MockDb, user: User, name: string) =>
  db.users.where('name', name).some(({ parentId }) => parentId === user.id);

const fields = namesOf(contract.components.schemas.SubUser.properties);
const toSubUser = (user: User) => pick(user, fields);

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

type ListFilters = Omit<NonNullable<ListSubUsers['parameters']['query']>, '_t' | 'page' | 'size' | 'sort'>;

/** Whether a sub-account passes all filters of the list. */
function fits(row: User, filters: ListFilters): boolean {
  const { keyword, status, productId, serviceId, assigned, signedIn, de } = filters;
  const isAssigned = row.productIds.length + row.serviceIds.length > 0;
  return (
    mentions(keyword, row.account, row.name, row.mobile) &&
    (status === undefined || row.status === status) &&
    (!productId || row.productIds.includes(productId)) &&
    (!serviceId || row.serviceIds.includes(serviceId)) &&
    (assigned === undefined || isAssigned === (assigned === 1)) &&
    (signedIn === undefined || (row.lastLoginTime !== null) === (signedIn === 1)) &&
    (de === undefined || row.de === de)
  );
}

const { atLimit } = seededAccounts;

const unknownId = 'u-9999';
const actsOnUnknownSubUser = 'Acts on a sub-account that does not exist, for example through an old link.';
const actsOnDeletedSubUser =
  'Acts on a sub-account that was deleted in the meantime, for example in another tab.';

const getSub = (id: string) => ({ path: { id } });

const deleteSub: Step = { id: 'deleteSubUser', input: getSub(sub.id) };

const reset = (id: string, password = newPassword, confirmPassword = password) => ({
  body: { id, password, confirmPassword },
});

const colleague = {
  name: '新同事',
  mobile: newMobile,
  productIds: ['p-brand'],
  serviceIds: [],
  de: 0 as const,
};

const creation = (changes: Partial<Input<'createSubUser'>['body']> = {}) => ({
  body: {
    ...colleague,
    account: 'colleague@example.com',
    password: newPassword,
    confirmPassword: newPassword,
    ...changes,
  },
});

const update = (id: string, changes: Partial<Input<'updateSubUser'>['body']> = {}) => ({
  body: { ...colleague, id, ...changes },
});

const entersNameOfAnother = 'Enters the name of another sub-account of the same main account.';

/** Permissions that do not exist, that the main account does not have, or that are of the other kind. */
const foreignPermissions = [
  { what: 'a product that does not exist', permissions: { productIds: ['p-unknown'] } },
  { what: 'a product that the main account does not have', permissions: { productIds: ['p-community'] } },
  { what: 'a product as a service', permissions: { serviceIds: ['p-brand'] } },
];

/** The sub-account that the verification has created. Others are not changed. */
const madeId = ({ createSubUser }: Known) => need(createSubUser?.id, 'no sub-account was made');
const firstOpen = (items: readonly { id: string; opened: 0 | 1 }[] = []) =>
  items.flatMap(({ id, opened }) => (opened ? id : [])).slice(0, 1);
const passwordOf = ({ newPassword: chosen = 'Verify2027!' }: Credentials) => chosen;
const verified = (name: string, { unique }: Credentials) => ({
  name: `${name} ${unique.slice(-8)}`,
  mobile: `139${unique.slice(-8)}`,
  productIds: [],
  serviceIds: [],
  de: 0 as const,
});

export const subUserOperations: OperationsOf<'sub-users'> = {
  setSubUserDisabled: {
    access: 'owner',
    handle({ db, user, body: { id, disabled } }) {
      const found = find(db, user, id);
      if ('code' in found) return found;
      const status = disabled === 1 ? 0 : 1;
      if (found.sub.status === status) return fail('B003');
      db.users.update(id, { status });
      if (disabled === 1) closeSessions(db, id);
      return ok(null);
    },
    screens: [{ path: paths.subAccounts(), shows: 'toast' }],
    example: { input: { body: { id: sub.id, disabled: 1 } } },
    errors: {
      A2002: {
        cause: actsOnUnknownSubUser,
        input: { body: { id: unknownId, disabled: 1 } },
      },
      B003: {
        cause: 'Enables an enabled sub-account, or disables a disabled one, for example from two tabs.',
        input: { body: { id: sub.id, disabled: 0 } },
      },
    },
    readBack: {
      by: 'getSubUser',
      input: ({ id }) => getSub(id),
      shown: ({ id, status }) => ({ id, disabled: status === 0 ? 1 : 0 }),
    },
    verify: { after: ['createSubUser'], input: (known) => ({ body: { id: madeId(known), disabled: 1 } }) },
  },

  setSubUserDe: {
    access: 'owner',
    handle({ db, user, body: { id, de } }) {
      const found = find(db, user, id);
      if ('code' in found) return found;
      if (found.sub.de === de) return fail('B003');
      db.users.update(id, { de });
      return ok(null);
    },
    screens: [{ path: paths.subAccounts(), shows: 'toast' }],
    example: { input: { body: { id: sub.id, de: 0 } } },
    errors: {
      A2002: { cause: actsOnUnknownSubUser, input: { body: { id: unknownId, de: 1 } } },
      B003: {
        cause:
          'Grants the data-cleaning permission to a sub-account that has it, or revokes it from one that does not.',
        input: { body: { id: sub.id, de: 1 } },
      },
    },
    readBack: { by: 'getSubUser', input: ({ id }) => getSub(id) },
    verify: { after: ['createSubUser'], input: (known) => ({ body: { id: madeId(known), de: 1 } }) },
  },

  resetSubUserPassword: {
    access: 'owner',
    handle({ db, user, body: { id, password, confirmPassword } }) {
      const found = find(db, user, id);
      if ('code' in found) return found;
      if (password !== confirmPassword) return fail('A5019');
      if (!hasResetLength(password)) return fail('A5020');
      if (!isStrong(password)) return fail('A2009');
      db.users.update(id, {
        passwordDigest: digest(password),
        wrongPasswords: 0,
        lockedUntil: 0,
      });
      closeSessions(db, id);
      return ok(null);
    },
    screens: [{ path: paths.subAccounts(), shows: 'toast' }],
    example: { input: reset(sub.id) },
    errors: {
      A2002: { cause: actsOnUnknownSubUser, input: reset(unknownId) },
      A2009: {
        cause: 'Chooses a password with one class of characters.',
        input: reset(sub.id, 'onlyletters'),
      },
      A5019: {
        cause: 'Enters two different new passwords.',
        input: reset(sub.id, newPassword, seededPassword),
      },
      A5020: {
        cause: 'Chooses a password outside 6 to 20 characters.',
        input: reset(sub.id, 'Ab1!'),
      },
    },
    readBack: { never: secret },
    verify: {
      after: ['createSubUser'],
      input: (known, given) => reset(madeId(known), `${passwordOf(given)}2`),
    },
  },

  listSubUsers: {
    access: 'main-account',
    handle({ db, user, query: { sort = '-createTime', page, size, _t, ...filters } }) {
      const all = db.users.ordered('parentId', user.id, sort, bySort(sort));
      const isFiltered = Object.values(filters).some((value) => value !== undefined);
      const rows = isFiltered ? all.filter((row) => fits(row, filters)) : all;
      const shown = paginate(rows, { page, size });
      return ok({ ...shown, list: shown.list.map(toSubUser), limit: subAccountLimit(db, user) });
    },
    screens: [{ path: paths.subAccounts(), shows: 'frame' }],
    example: {
      input: { query: { page: 1, size: 5, status: 1, sort: '-lastLoginTime' } },
    },
    filters: {
      keyword: ({ account, name, mobile }) => [account, name, mobile],
      status: ({ status }) => [status],
      productId: ({ productIds }) => productIds,
      serviceId: ({ serviceIds }) => serviceIds,
      assigned: ({ productIds, serviceIds }) => [productIds.length + serviceIds.length > 0 ? 1 : 0],
      signedIn: ({ lastLoginTime }) => [lastLoginTime === null ? 0 : 1],
      de: ({ de }) => [de],
    },
    orders: {
      createTime: ({ createTime }) => createTime,
      lastLoginTime: ({ lastLoginTime }) => lastLoginTime ?? 0,
    },
    verify: { input: () => ({ query: { page: 1, size: 20 } }) },
  },

  createSubUser: {
    access: 'main-account',
    handle({ db, user, body }) {
      const refused = refusePermissions(db, user, body);
      if (refused) return refused;
      if (db.users.count('parentId', user.id) >= subAccountLimit(db, user)) return fail('A2012');
      const account = body.account.toLowerCase();
      const [sameAccount] = db.users.where('account', account);
      if (sameAccount) return fail(sameAccount.companyId === user.companyId ? 'A2001' : 'A5014');
      if (isNameTaken(db, user, body.name)) return fail('A2013');
      if (db.users.count('mobile', body.mobile) > 0) return fail('A5018');
      if (body.password !== body.confirmPassword) return fail('A5019');
      if (!isSubAccountPassword(body.password)) return fail('A5020');
      const { password, confirmPassword: _, ...sent } = body;
      const created = db.users.insert({
        ...sent,
        companyId: user.companyId,
        parentId: user.id,
        account,
        passwordDigest: digest(password),
        createTime: db.clock.now(),
      });
      return ok({ id: created.id });
    },
    screens: [
      { path: paths.subAccountCreate(), shows: 'toast', instead: { A2012: 'Dialog with the contacts' } },
    ],
    example: { input: creation() },
    errors: {
      A2001: {
        cause: 'Enters the e-mail of an account of the same company.',
        input: creation({ account: sub.account }),
      },
      A2012: {
        cause: `Creates one more sub-account than the ${limits.subAccounts} allowed.`,
        as: 'atLimit',
        input: creation(),
      },
      A0417: foreignPermissions.map(({ what, permissions }) => ({ what, input: creation(permissions) })),
      A2013: { cause: entersNameOfAnother, input: creation({ name: sub.name }) },
      A5014: {
        cause: 'Enters the e-mail of an account of another company.',
        input: creation({ account: atLimit.account }),
      },
      A5018: {
        cause: 'Enters the number of an account.',
        input: creation({ mobile: main.mobile }),
      },
      A5019: {
        cause: 'Enters two different passwords.',
        input: creation({ confirmPassword: seededPassword }),
      },
      A5020: {
        cause: 'Chooses a password that is not 8 to 20 printable characters of two classes.',
        input: creation({ password: '密码密码密码12', confirmPassword: '密码密码密码12' }),
      },
    },
    readBack: {
      by: 'getSubUser',
      input: (_, answer) => getSub(answer?.id ?? ''),
      hidden: { password: secret, confirmPassword: secret },
    },
    verify: {
      input: (_, given) => ({
        body: {
          ...verified('Created', given),
          account: `verify-${given.unique}@example.com`,
          password: passwordOf(given),
          confirmPassword: passwordOf(given),
        },
      }),
    },
  },

  updateSubUser: {
    access: 'owner',
    handle({ db, user, body: { id, password, confirmPassword, ...changes } }) {
      const found = find(db, user, id);
      if ('code' in found) return found;
      const { productIds, serviceIds } = found.sub;
      const refused = refusePermissions(db, user, changes, [...productIds, ...serviceIds]);
      if (refused) return refused;
      // A company of thousands is seeded with names that repeat. Who keeps such a name is not refused.
      if (changes.name !== found.sub.name && isNameTaken(db, user, changes.name)) return fail('A2013');
      const [owner] = db.users.where('mobile', changes.mobile);
      if (owner && owner.id !== id) return fail('A5018');
      if (password !== undefined) {
        if (password !== confirmPassword || !isSubAccountPassword(password)) return fail('A5020');
        db.users.update(id, { passwordDigest: digest(password) });
        closeSessions(db, id);
      }
      db.users.update(id, changes);
      return ok(null);
    },
    screens: [{ path: paths.subAccountEdit(sub.id), shows: 'toast' }],
    example: { input: update(sub.id, { productIds: ['p-survey'], serviceIds: ['s-sample'] }) },
    errors: {
      A0407: [
        {
          what: 'a password without its confirmation',
          input: update(sub.id, { password: newPassword }),
        },
        {
          what: 'a confirmation without a password',
          input: update(sub.id, { confirmPassword: newPassword }),
        },
      ],
      A0417: foreignPermissions.map(({ what, permissions }) => ({
        what,
        input: update(sub.id, permissions),
      })),
      A2002: { cause: actsOnUnknownSubUser, input: update(unknownId) },
      A2013: {
        cause: entersNameOfAnother,
        after: [{ id: 'createSubUser', input: creation() }],
        input: update(sub.id, { name: colleague.name, mobile: sub.mobile }),
      },
      A5018: {
        cause: 'Enters the number of another account.',
        input: update(sub.id, { mobile: main.mobile }),
      },
      A5020: {
        cause: 'Enters an invalid password, or two different passwords.',
        input: update(sub.id, { password: newPassword, confirmPassword: seededPassword }),
      },
    },
    readBack: {
      by: 'getSubUser',
      input: ({ id }) => getSub(id),
      hidden: { password: secret, confirmPassword: secret },
      together: { password: newPassword, confirmPassword: newPassword },
    },
    verify: {
      after: ['createSubUser', 'listMyProducts', 'listMyServices'],
      input: (known, given) => ({
        body: {
          ...verified('Updated', given),
          id: madeId(known),
          productIds: firstOpen(known.listMyProducts),
          serviceIds: firstOpen(known.listMyServices),
        },
      }),
    },
  },

  getSubUser: {
    access: 'owner',
    handle({ db, user, path: { id } }) {
      const found = findOrDeleted(db, user, id);
      return 'code' in found ? found : ok(toSubUser(found.sub));
    },
    screens: [{ path: paths.subAccountEdit(sub.id), shows: 'frame' }],
    example: { input: getSub(sub.id) },
    errors: {
      A2002: { cause: actsOnUnknownSubUser, input: getSub(unknownId) },
      B004: {
        cause: actsOnDeletedSubUser,
        after: [deleteSub],
        input: getSub(sub.id),
      },
    },
    verify: {
      after: ['listSubUsers'],
      input: ({ listSubUsers }) => getSub(need(listSubUsers?.list[0]?.id, 'the account has no sub-accounts')),
    },
  },

  deleteSubUser: {
    access: 'owner',
    handle({ db, user, path: { id } }) {
      const found = findOrDeleted(db, user, id);
      if ('code' in found) return found;
      closeSessions(db, id);
      db.users.delete(id);
      db.deletedSubUsers.insert({ id, parentId: user.id });
      return ok(null);
    },
    screens: [{ path: paths.subAccounts(), shows: 'toast' }],
    example: { input: getSub(sub.id) },
    errors: {
      A2002: { cause: actsOnUnknownSubUser, input: getSub(unknownId) },
      B004: {
        cause: actsOnDeletedSubUser,
        after: [deleteSub],
        input: getSub(sub.id),
      },
    },
    readBack: { by: 'getSubUser', input: ({ id }) => getSub(id), refused: ['B004', 'A2002'] },
    verify: { after: ['createSubUser', 'changeUserState'], input: (known) => getSub(madeId(known)) },
  },

  changeUserState: {
    access: 'owner',
    handle({ db, user, path: { id }, query: { state } }) {
      const found = find(db, user, id);
      if ('code' in found) return found;
      if (found.sub.status === state) return fail('B003');
      db.users.update(id, { status: state });
      if (state !== 1) closeSessions(db, id);
      return ok(null);
    },
    screens: [{ path: paths.subAccounts(), shows: 'toast' }],
    example: { input: { path: { id: sub.id }, query: { state: 2 } } },
    errors: {
      A2002: {
        cause: actsOnUnknownSubUser,
        input: { path: { id: unknownId }, query: { state: 2 } },
      },
      B003: {
        cause: 'Sets the current state of a sub-account again, for example from two tabs.',
        input: { path: { id: sub.id }, query: { state: 1 } },
      },
    },
    readBack: {
      by: 'getSubUser',
      input: ({ id }) => getSub(id),
      shown: ({ id, status }) => ({ id, state: status }),
    },
    verify: {
      after: ['setSubUserDisabled'],
      input: (known) => ({ ...getSub(madeId(known)), query: { state: 1 } }),
    },
  },
};
