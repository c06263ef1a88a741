import type { seededAccounts } from '../db/accounts.ts';

/** The texts of the demo. They are not part of the product's locales. */
const zh = {
  badge: '演示数据',
  badgeMore: '全部虚构，不会离开浏览器',
  title: '演示指南',
  promise: '这里的公司、人员和数字全部是虚构的。您输入的内容只保存在这个浏览器里，不会发送到任何地方。',
  close: '关闭',
  points: '客户能得到什么',
  show: '前往',
  showPoint: (title: string) => `前往：${title}`,
  personas: '登录为',
  signInAs: (name: string) => `登录为 ${name}`,
  signedIn: '当前账号',
  accounts: {
    main: '主账号：查看全部产品与服务，管理六位同事的权限',
    atLimit: '主账号：已开通全部产品，团队名额已用满',
    sub: '子账号：只看到分配给自己的产品',
    fresh: '新客户的主账号：尚未开通产品',
    cancelled: '已注销的账号：说明账号状态',
    locked: '密码多次输错后锁定：说明何时可以重试',
    firstLogin: '首次登录：须先修改密码',
  } satisfies Record<keyof typeof seededAccounts, string>,
  refused: '被拒绝时怎么说明',
  refusedLead: '出现限制或错误时，页面说明原因和下一步。',
  refusedHint: (password: string) => `在登录页输入以下账号和密码 ${password}，查看拒绝登录时的说明。`,
  toLogin: '打开登录页',
  reset: '恢复初始数据',
  wasReset: '数据已恢复初始状态',
  panel: '要演示错误和异常情况，请按 Alt+Shift+M 打开复现面板。',
  failed: '演示后端没有应答：',
  impossible: '演示无法启动',
  impossibleWhy:
    '演示在浏览器里运行自己的后端，为此需要 Service Worker，而当前浏览器不允许使用。公开页面仍可阅读；登录、表单和用户中心暂时无法使用。',
  impossibleHelp: '请通过 https 或 localhost 打开本页，退出隐私浏览，并允许本站保存数据，然后重新载入。',
  unsaved: '演示数据无法保存',
  unsavedWhy: '这个浏览器没有为演示留出存储空间。当前页面可以继续使用；重新载入后，数据会回到初始状态。',
  wrongLink: '链接中的演示状态无法设置',
};

const en: typeof zh = {
  badge: 'Demo data',
  badgeMore: 'all invented, stays in this browser',
  title: 'Guide to the demo',
  promise:
    'Every company, person and number here is invented. What you type stays in this browser and is sent nowhere.',
  close: 'Close',
  points: 'What customers gain',
  show: 'Show',
  showPoint: (title) => `Show: ${title}`,
  personas: 'Sign in as',
  signInAs: (name) => `Sign in as ${name}`,
  signedIn: 'signed in',
  accounts: {
    main: 'Main account: sees every product and service, and manages six colleagues',
    atLimit: 'Main account with every product, whose team is complete',
    sub: 'Sub-account: sees the products assigned to it',
    fresh: 'Main account of a new customer, before the first product',
    cancelled: 'Cancelled account: the login explains its state',
    locked: 'Locked after too many wrong passwords: the login says when to try again',
    firstLogin: 'First login: the password must be changed first',
  },
  refused: 'How a refusal is explained',
  refusedLead: 'Where something is limited or fails, the page gives the reason and the next step.',
  refusedHint: (password) =>
    `Type one of these into the login, with the password ${password}, to see how a refusal is explained.`,
  toLogin: 'Open the login',
  reset: 'Start over with the first data',
  wasReset: 'The data is as it was at first',
  panel: 'To show errors and exceptions, press Alt+Shift+M for the replay panel.',
  failed: 'The demo did not answer: ',
  impossible: 'The demo cannot start',
  impossibleWhy:
    'It brings its own backend into the browser, which takes a service worker, and this browser does not allow one here. The public pages can still be read; signing in, forms and the user centre do not work.',
  impossibleHelp:
    'Open this page over https or from localhost, leave private browsing, let this site keep data, and load the page again.',
  unsaved: 'The demo cannot save its data',
  unsavedWhy:
    'This browser gives the demo no storage space. You can go on here; after a reload the demo starts with its first data.',
  wrongLink: 'The link asks for a state that the demo does not have',
};

export const demoTexts = { zh, en };

export type DemoTexts = typeof zh;
