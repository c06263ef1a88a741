import type { TextKey } from '../../i18n/namespaces.ts';
import type { CaseId } from '../../paths/case-ids.ts';
import { type ApplyTopic, paths } from '../../paths/paths.ts';

/** The industries of cases, the values of the page's filter. */
export const industries = ['retail', 'fmcg', 'auto', 'finance', 'internet', 'public'] as const;

export interface Use {
  name: TextKey<'site' | 'caseStudy'>;
  to: string;
}

const sample: Use = { name: 'site.nav.sample', to: paths.dataService('sample') };
const brand: Use = { name: 'site.nav.brand', to: paths.product('brand') };
const evaluation: Use = { name: 'site.nav.userEvaluation', to: paths.product(undefined, 'user-evaluation') };
const service: Use = { name: 'site.nav.service', to: paths.product('service') };
const nps: Use = { name: 'site.nav.iwNps', to: paths.product('service', 'iw-nps') };
const survey: Use = { name: 'site.nav.survey', to: paths.survey() };
const community: Use = { name: 'site.nav.bbs', to: paths.product('bbs') };
const tags: Use = { name: 'caseStudy.smartTag', to: paths.introduce('smart-tag') };
const mobile: Use = { name: 'site.nav.mobileData', to: paths.dataService('mobile-data') };

interface CaseFacts {
  industry: (typeof industries)[number];
  /** The products and services of the project. */
  uses: readonly Use[];
  /** The topic of an application from its page. */
  topic: ApplyTopic;
}

/** What is the same in every language. A case is a typical project without a customer's name, and its figures are sample data. */
export const caseFacts: Record<CaseId, CaseFacts> = {
  store: { industry: 'retail', uses: [community, service], topic: 'community' },
  snack: { industry: 'fmcg', uses: [sample, evaluation], topic: 'product' },
  tracker: { industry: 'fmcg', uses: [brand, survey, sample], topic: 'brand' },
  drive: { industry: 'auto', uses: [survey, tags], topic: 'survey' },
  branch: { industry: 'finance', uses: [service, nps], topic: 'service' },
  claim: { industry: 'finance', uses: [community, service], topic: 'service' },
  churn: { industry: 'internet', uses: [mobile, survey, evaluation], topic: 'product' },
  hall: { industry: 'public', uses: [service, survey], topic: 'service' },
};
