import { paths } from '../../src/app/paths.ts';
import type { seededAccounts } from '../db/accounts.ts';
import type { OperationId } from '../engine/operation.ts';

/** A page of the site that makes a call. */
interface OperationPage {
  path: string;
  /** Whose login it needs. */
  as?: keyof typeof seededAccounts;
}

/** Where on the site each operation can be met; an operation without a line is called from no page yet. */
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
