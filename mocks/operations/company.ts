import { paths } from '../../src/paths/paths.ts';
import { companyFields, emptyInfo, isSaved } from '../db/companies.ts';
import { pick } from '../db/fields.ts';
import { isMainAccount } from '../db/sessions.ts';
import { fail, ok } from '../engine/operation.ts';
import { isInProvince } from './is-in-province.ts';
import { mentions, paginate } from './lists.ts';
import type { OperationsOf } from './operation.ts';
import { need } from './verification.ts';

const saved = { name: '演示公司', province: '11', city: '1101', address: '示例路 1 号', website: '' };

export const companyOperations: OperationsOf<'company'> = {
  listCompanyUsers: {
    access: 'account',
    handle({ db, user, query: { keyword, ...pagination } }) {
      const rows = db.users
        .where('companyId', user.companyId)
        .filter((row) => isMainAccount(user) || row.id === user.parentId)
        .filter(({ name, account }) => mentions(keyword, name, account))
        .map(({ id, name, account, parentId }) => ({ id, name, email: account, parentId }));
      return ok(paginate(rows, pagination));
    },
    screens: [{ path: paths.user(), as: 'sub', shows: 'nothing' }],
    example: { input: { query: { keyword: '陈', page: 1, size: 10 } } },
    filters: { keyword: ({ name, email }) => [name, email] },
    verify: { input: () => ({ query: { page: 1, size: 20 } }) },
  },

  getCompanyInfo: {
    access: 'account',
    handle({ db, user }) {
      const company = db.companies.get(user.companyId);
      if (!company || !isSaved(company)) return fail('B004');
      return ok(pick(company, companyFields));
    },
    screens: [{ path: paths.userCompany(), shows: 'frame', instead: { B004: 'Empty form' } }],
    example: {},
    errors: {
      B004: {
        cause: 'Opens the company information before it was first saved.',
        as: 'fresh',
      },
    },
    verify: { input: () => ({}) },
  },

  saveCompanyInfo: {
    access: 'main-account',
    handle({ db, user, body }) {
      if (!isInProvince(body.city, body.province))
        return fail('A0417', 'Parameter "city" must lie in the province');
      db.companies.update(user.companyId, { ...emptyInfo, ...body });
      return ok(null);
    },
    screens: [{ path: paths.userCompany(), shows: 'toast' }],
    example: { input: { body: saved } },
    errors: {
      A0417: [{ what: 'a city of another province', input: { body: { ...saved, city: '4403' } } }],
    },
    readBack: { by: 'getCompanyInfo' },
    verify: {
      after: ['getCompanyInfo'],
      // Saves the current values, which changes nothing.
      input: ({ getCompanyInfo }) => ({
        body: need(getCompanyInfo, 'the company information could not be read'),
      }),
    },
  },
};
