import type { TextKey } from '../../i18n/namespaces.ts';
import { paths } from '../../paths/paths.ts';

/** A page for a wish that its title does not name. */
interface Intent {
  path: string;
  title: TextKey;
  text: TextKey;
  /** What people type, in both languages. The search treats it like the title. */
  names: string;
}

export const intents: readonly Intent[] = [
  {
    path: paths.survey(),
    title: 'survey.plans.title',
    text: 'survey.plans.lead',
    names: '价格 多少钱 怎么收费 费用 套餐 免费版 price pricing cost how much fee plans free',
  },
  {
    path: paths.quote(),
    title: 'quote.meta.title',
    text: 'quote.meta.description',
    names: '价格 多少钱 费用 price pricing cost how much',
  },
  {
    path: paths.apply(),
    title: 'apply.meta.title',
    text: 'apply.meta.description',
    names: '免费试用 开通 注册 free trial demo register',
  },
  {
    path: paths.login(),
    title: 'login.meta.title',
    text: 'login.meta.description',
    names: '登录 登陆 账号 忘记密码 sign in log in login account forgot password',
  },
];
