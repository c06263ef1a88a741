/** A seeded account. */
export interface SeededAccount {
  id: string;
  account: string;
  name: string;
  /** The name on English pages of the static demo. */
  englishName: string;
  mobile: string;
  companyId: string;
  parentId: string;
  /** Purpose of the account, one sentence per language. */
  purpose: { zh: string; en: string };
}

/** The password of every seeded account. */
export const seededPassword = 'Demo2026!';

/** The code that every SMS and e-mail of the fake backend carries. */
export const seededCode = '123456';

/** The named accounts. All data is invented. */
export const seededAccounts = {
  main: {
    id: 'u-1001',
    account: 'main@example.com',
    name: '林悦',
    englishName: 'Lin Yue',
    mobile: '13800000001',
    companyId: 'c-1',
    parentId: '0',
    purpose: {
      zh: '主账号，已开通产品，有六个子账号',
      en: 'Main account with products and six sub-accounts',
    },
  },
  atLimit: {
    id: 'u-1002',
    account: 'full@example.com',
    name: '赵宁',
    englishName: 'Zhao Ning',
    mobile: '13800000002',
    companyId: 'c-2',
    parentId: '0',
    purpose: {
      zh: '主账号，子账号已达上限（A2012）',
      en: 'Main account that has reached its sub-account limit (A2012)',
    },
  },
  sub: {
    id: 'u-1003',
    account: 'sub@example.com',
    name: '陈雨',
    englishName: 'Chen Yu',
    mobile: '13800000003',
    companyId: 'c-1',
    parentId: 'u-1001',
    purpose: {
      zh: '林悦的子账号，看不到子账号管理',
      en: 'Sub-account of Lin Yue (林悦), without sub-account management',
    },
  },
  fresh: {
    id: 'u-1004',
    account: 'new@example.com',
    name: '周航',
    englishName: 'Zhou Hang',
    mobile: '13800000004',
    companyId: 'c-3',
    parentId: '0',
    purpose: { zh: '全新的主账号，未开通任何产品', en: 'Brand-new main account with nothing opened' },
  },
  cancelled: {
    id: 'u-1005',
    account: 'cancelled@example.com',
    name: '吴敏',
    englishName: 'Wu Min',
    mobile: '13800000005',
    companyId: 'c-4',
    parentId: '0',
    purpose: { zh: '已注销的账号（A3001）', en: 'Cancelled account (A3001)' },
  },
  locked: {
    id: 'u-1006',
    account: 'locked@example.com',
    name: '郑凯',
    englishName: 'Zheng Kai',
    mobile: '13800000006',
    companyId: 'c-5',
    parentId: '0',
    purpose: { zh: '密码多次错误后锁定（A0105）', en: 'Locked after too many wrong passwords (A0105)' },
  },
  firstLogin: {
    id: 'u-1007',
    account: 'first@example.com',
    name: '孙晴',
    englishName: 'Sun Qing',
    mobile: '13800000007',
    companyId: 'c-6',
    parentId: '0',
    purpose: { zh: '首次登录，须先修改密码（A0107）', en: 'First login, must change the password (A0107)' },
  },
} as const satisfies Record<string, SeededAccount>;
