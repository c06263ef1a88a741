import { seededAccounts, seededPassword } from '../../db/accounts.ts';
import { limits } from '../../db/limits.ts';
import type { Input } from '../../engine/operation.ts';
import type { Step } from '../example-calls.ts';
import type { TriggersOf } from '../trigger.ts';
import { main, newMobile, newPassword, sub } from './steps.ts';

const { atLimit } = seededAccounts;

const unknownId = 'u-9999';
const actsOnUnknownSubUser = 'Acts on a sub-account that does not exist, for example through an old link.';
const actsOnDeletedSubUser =
  'Acts on a sub-account that was deleted in the meantime, for example in another tab.';

const deleteSub: Step = { id: 'deleteSubUser', input: () => ({ path: { id: sub.id } }) };

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

/** Triggers of sub-account management. */
export const subUserTriggers: TriggersOf<
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
  setSubUserDisabled: {
    A2002: {
      cause: actsOnUnknownSubUser,
      as: 'main',
      input: () => ({ body: { id: unknownId, disabled: 1 } }),
    },
    B003: {
      cause: 'Enables an enabled sub-account, or disables a disabled one, for example from two tabs.',
      as: 'main',
      input: () => ({ body: { id: sub.id, disabled: 0 } }),
    },
  },

  setSubUserDe: {
    A2002: { cause: actsOnUnknownSubUser, as: 'main', input: () => ({ body: { id: unknownId, de: 1 } }) },
    B003: {
      cause:
        'Grants the data-cleaning permission to a sub-account that has it, or revokes it from one that does not.',
      as: 'main',
      input: () => ({ body: { id: sub.id, de: 1 } }),
    },
  },

  resetSubUserPassword: {
    A2002: { cause: actsOnUnknownSubUser, as: 'main', input: () => reset(unknownId) },
    A2009: {
      cause: 'Chooses a password with one class of characters.',
      as: 'main',
      input: () => reset(sub.id, 'onlyletters'),
    },
    A5019: {
      cause: 'Enters two different new passwords.',
      as: 'main',
      input: () => reset(sub.id, newPassword, seededPassword),
    },
    A5020: {
      cause: 'Chooses a password outside 6 to 20 characters.',
      as: 'main',
      input: () => reset(sub.id, 'Ab1!'),
    },
  },

  listSubUsers: {},

  createSubUser: {
    A2001: {
      cause: 'Enters the e-mail of an account of the same company.',
      as: 'main',
      input: () => creation({ account: sub.account }),
    },
    A2012: {
      cause: `Creates one more sub-account than the ${limits.subAccounts} allowed.`,
      as: 'atLimit',
      input: () => creation(),
    },
    A2013: {
      cause: 'Enters the name of another sub-account of the same main account.',
      as: 'main',
      input: () => creation({ name: sub.name }),
    },
    A5014: {
      cause: 'Enters the e-mail of an account of another company.',
      as: 'main',
      input: () => creation({ account: atLimit.account }),
    },
    A5018: {
      cause: 'Enters the number of an account.',
      as: 'main',
      input: () => creation({ mobile: main.mobile }),
    },
    A5019: {
      cause: 'Enters two different passwords.',
      as: 'main',
      input: () => creation({ confirmPassword: seededPassword }),
    },
    A5020: {
      cause: 'Chooses a password that is not 8 to 20 printable characters of two classes.',
      as: 'main',
      input: () => creation({ password: '密码密码密码12', confirmPassword: '密码密码密码12' }),
    },
  },

  updateSubUser: {
    A2002: { cause: actsOnUnknownSubUser, as: 'main', input: () => update(unknownId) },
    A5018: {
      cause: 'Enters the number of another account.',
      as: 'main',
      input: () => update(sub.id, { mobile: main.mobile }),
    },
    A5020: {
      cause: 'Enters an invalid password, or two different passwords.',
      as: 'main',
      input: () => update(sub.id, { password: newPassword, confirmPassword: seededPassword }),
    },
  },

  getSubUser: {
    A2002: { cause: actsOnUnknownSubUser, as: 'main', input: () => ({ path: { id: unknownId } }) },
    B004: {
      cause: actsOnDeletedSubUser,
      as: 'main',
      after: [deleteSub],
      input: () => ({ path: { id: sub.id } }),
    },
  },

  deleteSubUser: {
    A2002: { cause: actsOnUnknownSubUser, as: 'main', input: () => ({ path: { id: unknownId } }) },
    B004: {
      cause: actsOnDeletedSubUser,
      as: 'main',
      after: [deleteSub],
      input: () => ({ path: { id: sub.id } }),
    },
  },

  changeUserState: {
    A2002: {
      cause: actsOnUnknownSubUser,
      as: 'main',
      input: () => ({ path: { id: unknownId }, query: { state: 2 } }),
    },
    B003: {
      cause: 'Sets the current state of a sub-account again, for example from two tabs.',
      as: 'main',
      input: () => ({ path: { id: sub.id }, query: { state: 1 } }),
    },
  },
};
