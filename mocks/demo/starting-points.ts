import { paths } from '../../src/paths/paths.ts';
import type { seededAccounts } from '../db/accounts.ts';

type Bilingual = Record<'zh' | 'en', string>;

/** A starting point of the demo. */
export interface StartingPoint {
  title: Bilingual;
  /** What to do there. */
  instructions: Bilingual;
  /** Path in the default language. */
  path: string;
  /** Scenario to start, which resets the data. */
  scenario?: string;
  /** Account to sign in, without a reset. */
  as?: keyof typeof seededAccounts;
}

/** The starting points of a sales conversation: what the customer gains. */
export const startingPoints: readonly StartingPoint[] = [
  {
    title: { zh: '日常使用的客户', en: 'A customer at work' },
    instructions: {
      zh: '所有产品和服务集中在一页，到期时间一目了然；点击产品即可进入数据看板。',
      en: 'Every product and service on one page, with its end date. One click opens the dashboard of a product.',
    },
    path: paths.user(),
    as: 'main',
  },
  {
    title: { zh: '两千个子账号', en: 'Two thousand sub-accounts' },
    instructions: {
      zh: '大型团队同样轻松管理：搜索、筛选、排序和翻页都即时响应。',
      en: 'Large teams stay easy to manage: search, filters, sorting and pages respond at once.',
    },
    path: paths.subAccounts(),
    scenario: 'many-sub-accounts',
  },
  {
    title: { zh: '样本报价', en: 'Get a panel quote' },
    instructions: {
      zh: '客户自己选定人群和数量，几分钟就能提交需求，无需来回沟通。',
      en: 'Customers choose whom to reach and how many, and send the request in minutes instead of a chain of e-mails.',
    },
    path: paths.quote(),
  },
  {
    title: { zh: '申请试用', en: 'Apply for use' },
    instructions: {
      zh: '访客不到一分钟就能提交申请，并马上知道何时会收到联系。',
      en: 'A visitor applies in less than a minute and knows at once when to expect a call.',
    },
    path: paths.apply(),
  },
  {
    title: { zh: '全新客户', en: 'New customer' },
    instructions: {
      zh: '首次登录也不会迷路：每个页面都说明下一步可以做什么。',
      en: 'Nobody is lost on the first day: every page says what comes next.',
    },
    path: paths.user(),
    scenario: 'new-customer',
  },
];

/** What the product says when it refuses something. */
export const refusals: readonly StartingPoint[] = [
  {
    title: { zh: '子账号已达上限', en: 'Sub-account limit' },
    instructions: {
      zh: '再提交一个子账号：弹窗说明已达上限和联系方式，填写的内容不会丢失。',
      en: 'Send one more sub-account: a dialog explains the limit and whom to contact, and nothing typed is lost.',
    },
    path: paths.subAccountCreate(),
    scenario: 'sub-account-limit',
  },
  {
    title: { zh: '合同中没有产品', en: 'No product in the contract' },
    instructions: {
      zh: '公司只购买了服务：产品区说明如何开通。',
      en: 'The company has bought services only: the page says how to open a product.',
    },
    path: paths.user(),
    scenario: 'no-cem-product',
  },
];
