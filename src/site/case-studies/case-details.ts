import type { TextKey } from '../../i18n/namespaces.ts';
import type { CaseId } from '../../paths/case-ids.ts';
import { type ApplyTopic, paths } from '../../paths/paths.ts';

type Key = TextKey<'caseStudy'>;

/** What the page of a case shows in addition to the list. */
export interface CaseDetails {
  metaTitle: Key;
  metaDescription: Key;
  background: Key;
  sample: Key;
  time: Key;
  instruments: Key;
  /** Three results with what they are, separated by `|`. */
  results: Key;
  /** How to read the chart. */
  reading: Key;
  found: readonly Key[];
  changed: readonly Key[];
  steps: readonly Key[];
  /** The products and services of the project. */
  uses: readonly Use[];
  /** The topic of an application from this page. */
  topic: ApplyTopic;
}

interface Use {
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

export const caseDetails: Record<CaseId, CaseDetails> = {
  snack: {
    metaTitle: 'caseStudy.item.snack.meta.title',
    metaDescription: 'caseStudy.item.snack.meta.description',
    background: 'caseStudy.item.snack.background',
    sample: 'caseStudy.item.snack.sample',
    time: 'caseStudy.item.snack.time',
    instruments: 'caseStudy.item.snack.instruments',
    results: 'caseStudy.item.snack.results',
    reading: 'caseStudy.item.snack.reading',
    found: ['caseStudy.item.snack.found1', 'caseStudy.item.snack.found2', 'caseStudy.item.snack.found3'],
    changed: [
      'caseStudy.item.snack.changed1',
      'caseStudy.item.snack.changed2',
      'caseStudy.item.snack.changed3',
    ],
    steps: ['caseStudy.item.snack.step1', 'caseStudy.item.snack.step2', 'caseStudy.item.snack.step3'],
    uses: [sample, evaluation],
    topic: 'product',
  },
  tracker: {
    metaTitle: 'caseStudy.item.tracker.meta.title',
    metaDescription: 'caseStudy.item.tracker.meta.description',
    background: 'caseStudy.item.tracker.background',
    sample: 'caseStudy.item.tracker.sample',
    time: 'caseStudy.item.tracker.time',
    instruments: 'caseStudy.item.tracker.instruments',
    results: 'caseStudy.item.tracker.results',
    reading: 'caseStudy.item.tracker.reading',
    found: [
      'caseStudy.item.tracker.found1',
      'caseStudy.item.tracker.found2',
      'caseStudy.item.tracker.found3',
    ],
    changed: [
      'caseStudy.item.tracker.changed1',
      'caseStudy.item.tracker.changed2',
      'caseStudy.item.tracker.changed3',
    ],
    steps: ['caseStudy.item.tracker.step1', 'caseStudy.item.tracker.step2', 'caseStudy.item.tracker.step3'],
    uses: [brand, survey, sample],
    topic: 'brand',
  },
  drive: {
    metaTitle: 'caseStudy.item.drive.meta.title',
    metaDescription: 'caseStudy.item.drive.meta.description',
    background: 'caseStudy.item.drive.background',
    sample: 'caseStudy.item.drive.sample',
    time: 'caseStudy.item.drive.time',
    instruments: 'caseStudy.item.drive.instruments',
    results: 'caseStudy.item.drive.results',
    reading: 'caseStudy.item.drive.reading',
    found: ['caseStudy.item.drive.found1', 'caseStudy.item.drive.found2', 'caseStudy.item.drive.found3'],
    changed: [
      'caseStudy.item.drive.changed1',
      'caseStudy.item.drive.changed2',
      'caseStudy.item.drive.changed3',
    ],
    steps: ['caseStudy.item.drive.step1', 'caseStudy.item.drive.step2', 'caseStudy.item.drive.step3'],
    uses: [survey, tags],
    topic: 'survey',
  },
  branch: {
    metaTitle: 'caseStudy.item.branch.meta.title',
    metaDescription: 'caseStudy.item.branch.meta.description',
    background: 'caseStudy.item.branch.background',
    sample: 'caseStudy.item.branch.sample',
    time: 'caseStudy.item.branch.time',
    instruments: 'caseStudy.item.branch.instruments',
    results: 'caseStudy.item.branch.results',
    reading: 'caseStudy.item.branch.reading',
    found: ['caseStudy.item.branch.found1', 'caseStudy.item.branch.found2', 'caseStudy.item.branch.found3'],
    changed: [
      'caseStudy.item.branch.changed1',
      'caseStudy.item.branch.changed2',
      'caseStudy.item.branch.changed3',
    ],
    steps: ['caseStudy.item.branch.step1', 'caseStudy.item.branch.step2', 'caseStudy.item.branch.step3'],
    uses: [service, nps],
    topic: 'service',
  },
  claim: {
    metaTitle: 'caseStudy.item.claim.meta.title',
    metaDescription: 'caseStudy.item.claim.meta.description',
    background: 'caseStudy.item.claim.background',
    sample: 'caseStudy.item.claim.sample',
    time: 'caseStudy.item.claim.time',
    instruments: 'caseStudy.item.claim.instruments',
    results: 'caseStudy.item.claim.results',
    reading: 'caseStudy.item.claim.reading',
    found: ['caseStudy.item.claim.found1', 'caseStudy.item.claim.found2', 'caseStudy.item.claim.found3'],
    changed: [
      'caseStudy.item.claim.changed1',
      'caseStudy.item.claim.changed2',
      'caseStudy.item.claim.changed3',
    ],
    steps: ['caseStudy.item.claim.step1', 'caseStudy.item.claim.step2', 'caseStudy.item.claim.step3'],
    uses: [community, service],
    topic: 'service',
  },
  churn: {
    metaTitle: 'caseStudy.item.churn.meta.title',
    metaDescription: 'caseStudy.item.churn.meta.description',
    background: 'caseStudy.item.churn.background',
    sample: 'caseStudy.item.churn.sample',
    time: 'caseStudy.item.churn.time',
    instruments: 'caseStudy.item.churn.instruments',
    results: 'caseStudy.item.churn.results',
    reading: 'caseStudy.item.churn.reading',
    found: ['caseStudy.item.churn.found1', 'caseStudy.item.churn.found2', 'caseStudy.item.churn.found3'],
    changed: [
      'caseStudy.item.churn.changed1',
      'caseStudy.item.churn.changed2',
      'caseStudy.item.churn.changed3',
    ],
    steps: ['caseStudy.item.churn.step1', 'caseStudy.item.churn.step2', 'caseStudy.item.churn.step3'],
    uses: [mobile, survey, evaluation],
    topic: 'product',
  },
  store: {
    metaTitle: 'caseStudy.item.store.meta.title',
    metaDescription: 'caseStudy.item.store.meta.description',
    background: 'caseStudy.item.store.background',
    sample: 'caseStudy.item.store.sample',
    time: 'caseStudy.item.store.time',
    instruments: 'caseStudy.item.store.instruments',
    results: 'caseStudy.item.store.results',
    reading: 'caseStudy.item.store.reading',
    found: ['caseStudy.item.store.found1', 'caseStudy.item.store.found2', 'caseStudy.item.store.found3'],
    changed: [
      'caseStudy.item.store.changed1',
      'caseStudy.item.store.changed2',
      'caseStudy.item.store.changed3',
    ],
    steps: ['caseStudy.item.store.step1', 'caseStudy.item.store.step2', 'caseStudy.item.store.step3'],
    uses: [community, service],
    topic: 'community',
  },
  hall: {
    metaTitle: 'caseStudy.item.hall.meta.title',
    metaDescription: 'caseStudy.item.hall.meta.description',
    background: 'caseStudy.item.hall.background',
    sample: 'caseStudy.item.hall.sample',
    time: 'caseStudy.item.hall.time',
    instruments: 'caseStudy.item.hall.instruments',
    results: 'caseStudy.item.hall.results',
    reading: 'caseStudy.item.hall.reading',
    found: ['caseStudy.item.hall.found1', 'caseStudy.item.hall.found2', 'caseStudy.item.hall.found3'],
    changed: ['caseStudy.item.hall.changed1', 'caseStudy.item.hall.changed2', 'caseStudy.item.hall.changed3'],
    steps: ['caseStudy.item.hall.step1', 'caseStudy.item.hall.step2', 'caseStudy.item.hall.step3'],
    uses: [service, survey],
    topic: 'service',
  },
};
