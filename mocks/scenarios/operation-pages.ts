import { paths } from '../../src/app/paths.ts';
import type { seededAccounts } from '../db/accounts.ts';
import type { OperationId } from '../engine/operation.ts';

/** A page that calls an operation. */
interface OperationPage {
  path: string;
  /** Account that the page requires. */
  as?: keyof typeof seededAccounts;
}

/** The page that calls each operation. Operations without an entry have no page. */
export const operationPages: Partial<Record<OperationId, OperationPage>> = {
  listNews: { path: paths.newsList() },
  getNews: { path: paths.newsDetail('n1001') },
  listRelevantNews: { path: paths.newsDetail('n1001') },
  loginByPassword: { path: paths.login() },
  sendLoginSms: { path: paths.login() },
  loginBySms: { path: paths.login() },
  logout: { path: paths.transfer('logout'), as: 'main' },
  listMyProducts: { path: paths.user(), as: 'main' },
  listMyServices: { path: paths.user(), as: 'main' },
  getUserDetail: { path: paths.userInfo(), as: 'main' },
  listSubUsers: { path: paths.subAccounts(), as: 'main' },
  createSubUser: { path: paths.subAccountCreate(), as: 'main' },
};
