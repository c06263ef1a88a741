import type { OperationId } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/paths/paths.ts';
import { seededAccounts } from '../db/accounts.ts';
import type { MockDb } from '../db/mock-db.ts';
import { addSubUsers } from '../db/seed-accounts.ts';
import type { Scenario } from '../engine/scenario.ts';

/** More sub-accounts than any customer is expected to have. */
export const vastCompany: Scenario<MockDb, OperationId> = {
  name: 'vast-company',
  title: { zh: '两万个子账号', en: 'Twenty thousand sub-accounts' },
  description: {
    zh: '公司有两万个子账号。列表每次只取一页，搜索、筛选、排序、权限视图和导出都不受影响。',
    en: 'The company has twenty thousand sub-accounts. The list fetches a page at a time: search, filters, order, the view of permissions and the export stay as they are.',
  },
  path: paths.subAccounts(),
  as: 'main',
  prepare: (db) => addSubUsers(db, seededAccounts.main, 20_000),
};
