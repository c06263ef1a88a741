import { paths } from '../../../src/paths/paths.ts';
import { type Customer, currentProducts, storyPages } from '../customer/customer.ts';
import type { StartingPoint } from '../starting-points.ts';

type StoryStep = NonNullable<Customer['story']>[number];

/** A step of the presentation. The instructions are the presenter's notes. */
const home: StartingPoint = {
  title: { zh: '一个平台，听懂客户', en: 'One platform that listens' },
  instructions: {
    zh: '先问：贵公司今天怎样了解客户？然后滚动首页，指出四条产品线和样本规模。',
    en: 'Ask first: how do you listen to your customers today? Then scroll: four product lines, and the size of the panel.',
  },
  path: paths.home(),
};
const portal: StartingPoint = {
  title: { zh: '所有产品，一个入口', en: 'Every product behind one door' },
  instructions: {
    zh: '客户登录后看到的首页：产品、服务和到期日。强调：续约时间一目了然，无需询问销售。',
    en: 'What the customer sees after signing in: products, services and end dates. The point: nobody has to ask when a contract ends.',
  },
  path: paths.user(),
  as: 'main',
};
const dashboard = (productId: string): StartingPoint => ({
  title: { zh: '从数据到行动', en: 'From data to action' },
  instructions: {
    zh: '核心指标、趋势和客户原话在同一页。停下来问：哪一条反馈您会先处理？',
    en: 'Headline figure, trend and the customers’ own words on one page. Pause and ask: which comment would you act on first?',
  },
  path: paths.container(productId),
  as: 'main',
});
const team: StartingPoint = {
  title: { zh: '团队权限，自己掌握', en: 'The team in your own hands' },
  instructions: {
    zh: '主账号自行开通、关闭子账号并分配产品。强调：人员变动当天就能处理，所有操作都需确认。',
    en: 'The main account opens and closes sub-accounts and assigns products. The point: a change of staff is done the same day, and each step asks for confirmation.',
  },
  path: paths.subAccounts(),
  as: 'main',
};
const nextStep: StartingPoint = {
  title: { zh: '申请试用', en: 'Agree on a trial' },
  instructions: {
    zh: '一起填写申请表，约定试用范围和负责人。说明：工作日 10:00–19:00 会尽快联系。',
    en: 'Fill in the form together, and agree on scope and owner of the trial. We call back on weekdays, 10:00–19:00.',
  },
  path: paths.apply(),
};

/** The pages of the steps. The dashboard is of the first product of the prepared customer that has not ended. */
function stepsFor(customer: Customer | undefined): Record<StoryStep['page'], StartingPoint> {
  const [product] = customer ? [...currentProducts(customer), ...customer.products] : [];
  return { home, portal, dashboard: dashboard(product?.id ?? 'p-brand'), team, apply: nextStep };
}

/** The steps of the customer's file, or the five that the demo brings. */
export function storyFor(customer: Customer | undefined): readonly StartingPoint[] {
  const steps = stepsFor(customer);
  if (!customer?.story) return Object.values(steps);
  return customer.story.map(({ page, title, notes }) => ({
    ...steps[page],
    title: { zh: title, en: title },
    instructions: { zh: notes, en: notes },
  }));
}

/** The five steps as they stand in a file, for sales to adapt. */
export const storyToAdapt = (language: 'zh' | 'en'): StoryStep[] => {
  const steps = stepsFor(undefined);
  return storyPages.map((page) => ({
    page,
    title: steps[page].title[language],
    notes: steps[page].instructions[language],
  }));
};
