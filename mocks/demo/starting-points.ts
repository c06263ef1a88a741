import { paths } from '../../src/app/paths.ts';
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

/** The starting points of a sales conversation. */
export const startingPoints: readonly StartingPoint[] = [
  {
    title: { zh: '申请试用', en: 'Apply for use' },
    instructions: {
      zh: '以访客身份填写申请表，拖动滑块后提交，看提交之后的说明。',
      en: 'Fill in the form as a visitor, pass the slider, send it, and see what the visitor is told next.',
    },
    path: paths.apply(),
  },
  {
    title: { zh: '样本报价', en: 'Get a panel quote' },
    instructions: {
      zh: '选择人群属性和标签，填写需求数量后提交，看提交之后的说明。',
      en: 'Choose whom to reach and how many, add a tag, and send the request.',
    },
    path: paths.quote(),
  },
  {
    title: { zh: '日常使用的客户', en: 'A customer at work' },
    instructions: {
      zh: '登录为主账号，查看已开通的产品与服务，再到左侧打开子账号管理。',
      en: 'Signed in as a main account: the products and services that are open, and sub-accounts in the side menu.',
    },
    path: paths.user(),
    as: 'main',
  },
  {
    title: { zh: '全新客户', en: 'New customer' },
    instructions: {
      zh: '尚未开通任何产品。每个页面都说明下一步可以做什么。',
      en: 'Nothing is opened yet. Every page says what comes next.',
    },
    path: paths.user(),
    scenario: 'new-customer',
  },
  {
    title: { zh: '子账号已达上限', en: 'Sub-account limit' },
    instructions: {
      zh: '填写并提交新的子账号：弹窗说明已达上限和联系方式，填写的内容不会丢失。',
      en: 'Fill in one more sub-account and send it: a dialog explains the limit and whom to contact, and nothing typed is lost.',
    },
    path: paths.subAccountCreate(),
    scenario: 'sub-account-limit',
  },
  {
    title: { zh: '两千个子账号', en: 'Two thousand sub-accounts' },
    instructions: {
      zh: '搜索、筛选、排序和翻页，列表仍然很快。',
      en: 'Search, filter, sort and turn pages: the list stays quick.',
    },
    path: paths.subAccounts(),
    scenario: 'many-sub-accounts',
  },
];
