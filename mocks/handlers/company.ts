import { isSaved } from '../db/companies.ts';
import { isMainAccount } from '../db/sessions.ts';
import { fail, ok } from '../engine/operation.ts';
import { type HandlersOf, mentions, paginate } from './handler.ts';

export const companyHandlers: HandlersOf<'listCompanyUsers' | 'getCompanyInfo' | 'saveCompanyInfo'> = {
  listCompanyUsers({ db, user, query: { keyword, ...pagination } }) {
    const rows = db.users
      .where('companyId', user.companyId)
      .filter((row) => isMainAccount(user) || row.id === user.parentId)
      .filter(({ name, account }) => mentions(keyword, name, account))
      .map(({ id, name, account, parentId }) => ({ id, name, email: account, parentId }));
    return ok(paginate(rows, pagination));
  },

  getCompanyInfo({ db, user }) {
    const company = db.companies.get(user.companyId);
    if (!company || !isSaved(company)) return fail('B004');
    const { name, province, city, address, postcode, telephone, website } = company;
    return ok({ name, province, city, address, postcode, telephone, website });
  },

  saveCompanyInfo({ db, user, body }) {
    if (!isMainAccount(user)) return fail('A0403');
    db.companies.update(user.companyId, { postcode: '', telephone: '', website: '', ...body });
    return ok(null);
  },
};
