import { paths } from '../../src/app/paths.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';

interface PublicPage {
  /** Unprefixed. */
  path: string;
  title: TextKey;
}

/** Every public page, by its address and its title. A new page gets its line here. */
export const publicPages: PublicPage[] = [
  { path: paths.home(), title: 'home.meta.title' },
  { path: paths.newsList(), title: 'news.list.metaTitle' },
  { path: paths.product(), title: 'product.meta.title' },
  { path: paths.product('brand'), title: 'brand.meta.title' },
  { path: paths.product('service'), title: 'serviceExperience.meta.title' },
  { path: paths.product('employee'), title: 'employeeExperience.meta.title' },
  { path: paths.product('bbs'), title: 'bbs.meta.title' },
  { path: paths.survey(), title: 'survey.meta.title' },
  { path: paths.service(), title: 'service.meta.title' },
  { path: paths.introduce(), title: 'introduce.meta.title' },
  { path: paths.introduce('look'), title: 'introduceLook.meta.title' },
  { path: paths.introduce('hear'), title: 'introduceHear.meta.title' },
  { path: paths.introduce('ask'), title: 'introduceAsk.meta.title' },
  { path: paths.introduce('smart-tag'), title: 'introduceSmartTag.meta.title' },
  { path: paths.experience(), title: 'experience.meta.title' },
  { path: paths.caseStudies(), title: 'caseStudies.meta.title' },
  { path: paths.caseStudies('finance'), title: 'caseStudies.meta.title' },
  { path: paths.solutions(), title: 'solutions.meta.title' },
  { path: paths.resources(), title: 'resources.meta.title' },
  { path: paths.dataService('sample'), title: 'dataSample.meta.title' },
  { path: paths.dataService('big-data'), title: 'dataBig.meta.title' },
  { path: paths.dataService('social-data'), title: 'dataSocial.meta.title' },
  { path: paths.dataService('mobile-data'), title: 'dataMobile.meta.title' },
  { path: paths.dataService('super-panel'), title: 'dataSuperPanel.meta.title' },
  { path: paths.dataService('ai-labeling'), title: 'dataAiLabeling.meta.title' },
  { path: paths.about(), title: 'about.meta.title' },
  { path: paths.contact(), title: 'about.contact.meta.title' },
  { path: paths.accessibility(), title: 'accessibility.meta.title' },
  { path: paths.join(), title: 'join.meta.title' },
  { path: paths.advances(), title: 'advance.list.metaTitle' },
  { path: paths.apply(), title: 'apply.meta.title' },
  { path: paths.lib(), title: 'lib.meta.title' },
  { path: paths.quote(), title: 'quote.meta.title' },
];
