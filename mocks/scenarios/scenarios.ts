import type { OperationId } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/paths/paths.ts';
import { seededAccounts } from '../db/accounts.ts';
import { contents } from '../db/content/contents.ts';
import { minuteMs } from '../db/limits.ts';
import type { MockDb } from '../db/mock-db.ts';
import { publish } from '../db/publish.ts';
import { addSubUsers } from '../db/seed-accounts.ts';
import type { Scenario } from '../engine/backend-definition.ts';
import { keepOnly, stretchTexts } from './changes.ts';
import type { ScenarioName } from './scenario-name.ts';

const states: Record<ScenarioName, Omit<Scenario<MockDb, OperationId>, 'name'>> = {
  'sub-account-limit': {
    title: { zh: '子账号已达上限', en: 'Sub-account limit reached' },
    description: {
      zh: '公司的子账号已全部用完。再创建一个，会弹出带联系方式的说明（A2012），填写的内容保留。',
      en: 'Every sub-account of the company is taken. Creating one more opens a dialog that says whom to contact (A2012); what was typed stays.',
    },
    path: paths.subAccountCreate(),
    as: 'atLimit',
  },
  'session-expiring': {
    title: { zh: '登录即将过期', en: 'Session about to expire' },
    description: {
      zh: '登录只剩 100 秒。约 10 秒后，下一次请求会先刷新登录并重新载入页面；输入到一半的表单不会丢失。',
      en: 'The login ends in 100 seconds. After about ten, the next call refreshes it first and the page reloads; a half-filled form keeps what was typed.',
    },
    path: paths.subAccounts(),
    as: 'main',
    prepare(db) {
      db.settings.nextTokenMs = 100_000;
    },
  },
  'refresh-fails': {
    title: { zh: '刷新登录失败', en: 'Refresh fails' },
    description: {
      zh: '登录只剩 1 分钟，而刷新总是被拒绝（A0401）。打开任何用户页面都会回到登录页，登录后回到原处。',
      en: 'The login ends in a minute and refreshing it is always refused (A0401). Any page of the user area leads to the login, and from there back to where one was.',
    },
    path: paths.userInfo(),
    as: 'main',
    rules: [{ operationId: 'refreshToken', code: 'A0401' }],
    prepare(db) {
      db.settings.nextTokenMs = minuteMs;
    },
  },
  'strict-login': {
    title: { zh: '登录要求严格', en: 'Strict login' },
    description: {
      zh: '除 13 个公开接口和登录本身之外，任何请求没有有效令牌都会得到 A0401。样本报价页对访客仍可填写，提交时先去登录，再回到填好的表单。',
      en: 'Every call but the 13 public ones, and those that sign in, answers A0401 without a valid token. A visitor can still fill in the sample quote; sending it leads to the login, and back to the form as it was.',
    },
    path: paths.quote(),
    prepare(db) {
      db.settings.isLoginStrict = true;
    },
  },
  'new-customer': {
    title: { zh: '全新客户', en: 'Brand-new customer' },
    description: {
      zh: '刚注册的主账号：没有开通产品，没有子账号，公司信息尚未填写。每个页面都应说明下一步做什么。',
      en: 'A main account that has just begun: nothing opened, no sub-accounts, no company information. Every page says what comes next.',
    },
    path: paths.user(),
    as: 'fresh',
  },
  'no-cem-product': {
    title: { zh: '未开通 CEM 产品', en: 'No CEM product' },
    description: {
      zh: '公司购买了服务，但没有开通任何 CEM 产品。首页的产品区显示未开通的提示。',
      en: 'The company has bought services, but has opened no CEM product. The products on the first page say so.',
    },
    path: paths.user(),
    as: 'main',
    prepare: (db) => keepOnly(db, seededAccounts.main.companyId, 's-'),
  },
  'no-cem-service': {
    title: { zh: '未购买 CEM 服务', en: 'No CEM service' },
    description: {
      zh: '公司开通了产品，但没有购买 CEM 服务。首页的服务区显示未购买的提示。',
      en: 'The company has opened products, but has not bought the CEM service. The services on the first page say so.',
    },
    path: paths.user(),
    as: 'main',
    prepare: (db) => keepOnly(db, seededAccounts.main.companyId, 'p-'),
  },
  slow: {
    title: { zh: '一切都很慢', en: 'Everything is slow' },
    description: {
      zh: '每次请求都要等 3 秒。看进度条、骨架屏，以及按钮在等待时不能重复提交。',
      en: 'Every call takes three seconds. Watch the progress bar, the skeletons, and that a waiting button cannot be pressed twice.',
    },
    path: paths.user(),
    as: 'main',
    rules: [{ operationId: '*', delayMs: 3000 }],
  },
  'flaky-network': {
    title: { zh: '网络时断时续', en: 'Flaky network' },
    description: {
      zh: '大约三分之一的请求会断线，按固定的顺序发生。页面应给出重试，输入的内容不丢失。',
      en: 'About every third call is cut off, always in the same order. Pages offer another try, and nothing typed is lost.',
    },
    path: paths.subAccounts(),
    as: 'main',
    rules: [{ operationId: '*', fault: 'network', chance: 0.3 }],
  },
  'empty-news': {
    title: { zh: '没有新闻', en: 'Empty news' },
    description: {
      zh: '新闻与预告一篇也没有。列表页显示空状态，首页不留空洞。',
      en: 'There is not one article or notice. The lists show their empty state, and the home page has no hole.',
    },
    path: paths.newsList(),
    prepare(db) {
      publish(db, contents.empty);
    },
  },
  'extreme-content': {
    title: { zh: '超长与极端内容', en: 'Long names and extreme content' },
    description: {
      zh: '标题过长或只有一个字，正文里有不能换行的词、很宽的表格和恶意脚本；用户中心里，姓名、邮箱、公司信息、产品与服务名称都用满长度（此时请用手机号登录）。版面不应被撑破，脚本不应执行。',
      en: 'Headlines too long or of one letter, words that do not break, wide tables and hostile scripts in the text; in the user centre names, e-mails, company details, products and services at full length (sign in by phone number here). Nothing bursts, and no script runs.',
    },
    path: paths.newsList(),
    as: 'main',
    prepare(db) {
      publish(db, contents.extreme);
      stretchTexts(db, seededAccounts.main.id);
    },
  },
  'sms-limits': {
    title: { zh: '短信发送已达上限', en: 'SMS limits reached' },
    description: {
      zh: '今天的验证码已经发完。在登录页选择短信登录并发送验证码，会说明需要明天再试。',
      en: 'Today’s codes are used up. Choose to sign in by SMS and ask for a code: the message says to try again tomorrow.',
    },
    path: paths.login(),
    prepare(db) {
      db.limits.codesPerDay = 0;
    },
  },
  'backend-down': {
    title: { zh: '后端不可用', en: 'Backend down' },
    description: {
      zh: '没有一个请求能得到回答。公共页面仍以自身的内容显示，用户页面说明出错并可重试。',
      en: 'No call is answered. Public pages still come with what they have, and the user area says what is wrong and offers another try.',
    },
    path: paths.home(),
    rules: [{ operationId: '*', fault: 'network' }],
  },
  'many-sub-accounts': {
    title: { zh: '两千个子账号', en: 'Two thousand sub-accounts' },
    description: {
      zh: '公司有两千个子账号。搜索、筛选、排序和翻页仍然很快。',
      en: 'The company has two thousand sub-accounts. Search, filters, sorting and pagination stay quick.',
    },
    path: paths.subAccounts(),
    as: 'main',
    prepare: (db) => addSubUsers(db, seededAccounts.main, 2000),
  },
  'vast-company': {
    title: { zh: '两万个子账号', en: 'Twenty thousand sub-accounts' },
    description: {
      zh: '公司有两万个子账号。列表每次只取一页，搜索、筛选、排序、权限视图和导出都不受影响。',
      en: 'The company has twenty thousand sub-accounts. The list fetches a page at a time: search, filters, order, the view of permissions and the export stay as they are.',
    },
    path: paths.subAccounts(),
    as: 'main',
    prepare: (db) => addSubUsers(db, seededAccounts.main, 20_000),
  },
};

/** The named states of the fake backend. */
export const scenarios: readonly Scenario<MockDb, OperationId>[] = Object.entries(states).map(
  ([name, state]) => ({ name, ...state }),
);
