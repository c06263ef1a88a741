import type { TextKey } from '../../i18n/namespaces.ts';
import type { CaseId } from '../../paths/case-ids.ts';

/** The industries of cases, the values of the page's filter. */
export const industries = ['fmcg', 'auto', 'finance', 'internet', 'retail', 'public'] as const;

type Industry = (typeof industries)[number];

export const industryNames: Record<Industry | 'all', TextKey<'caseStudies'>> = {
  all: 'caseStudies.industry.all',
  fmcg: 'caseStudies.industry.fmcg',
  auto: 'caseStudies.industry.auto',
  finance: 'caseStudies.industry.finance',
  internet: 'caseStudies.industry.internet',
  retail: 'caseStudies.industry.retail',
  public: 'caseStudies.industry.public',
};

/** A typical project, without a customer's name. Its figures are sample data. */
export interface CaseStudy {
  id: CaseId;
  industry: Industry;
  /** Its short name. */
  topic: TextKey<'caseStudies'>;
  finding: TextKey<'caseStudies'>;
  question: TextKey<'caseStudies'>;
  chartTitle: TextKey<'caseStudies'>;
  /** Sample size, period and scale of the chart. */
  chartBase: TextKey<'caseStudies'>;
  chartWords: TextKey<'caseStudies'>;
}

/** Sample and period of a chart, without its scale. */
export const shortBase = (base: string) => base.match(/^[^；;]*[；;][^；;]*/)?.[0] ?? base;

export const cases: readonly CaseStudy[] = [
  {
    id: 'snack',
    industry: 'fmcg',
    topic: 'caseStudies.item.snack.topic',
    finding: 'caseStudies.item.snack.finding',
    question: 'caseStudies.item.snack.question',
    chartTitle: 'caseStudies.item.snack.chart.title',
    chartBase: 'caseStudies.item.snack.chart.base',
    chartWords: 'caseStudies.item.snack.chart.words',
  },
  {
    id: 'tracker',
    industry: 'fmcg',
    topic: 'caseStudies.item.tracker.topic',
    finding: 'caseStudies.item.tracker.finding',
    question: 'caseStudies.item.tracker.question',
    chartTitle: 'caseStudies.item.tracker.chart.title',
    chartBase: 'caseStudies.item.tracker.chart.base',
    chartWords: 'caseStudies.item.tracker.chart.words',
  },
  {
    id: 'drive',
    industry: 'auto',
    topic: 'caseStudies.item.drive.topic',
    finding: 'caseStudies.item.drive.finding',
    question: 'caseStudies.item.drive.question',
    chartTitle: 'caseStudies.item.drive.chart.title',
    chartBase: 'caseStudies.item.drive.chart.base',
    chartWords: 'caseStudies.item.drive.chart.words',
  },
  {
    id: 'branch',
    industry: 'finance',
    topic: 'caseStudies.item.branch.topic',
    finding: 'caseStudies.item.branch.finding',
    question: 'caseStudies.item.branch.question',
    chartTitle: 'caseStudies.item.branch.chart.title',
    chartBase: 'caseStudies.item.branch.chart.base',
    chartWords: 'caseStudies.item.branch.chart.words',
  },
  {
    id: 'claim',
    industry: 'finance',
    topic: 'caseStudies.item.claim.topic',
    finding: 'caseStudies.item.claim.finding',
    question: 'caseStudies.item.claim.question',
    chartTitle: 'caseStudies.item.claim.chart.title',
    chartBase: 'caseStudies.item.claim.chart.base',
    chartWords: 'caseStudies.item.claim.chart.words',
  },
  {
    id: 'churn',
    industry: 'internet',
    topic: 'caseStudies.item.churn.topic',
    finding: 'caseStudies.item.churn.finding',
    question: 'caseStudies.item.churn.question',
    chartTitle: 'caseStudies.item.churn.chart.title',
    chartBase: 'caseStudies.item.churn.chart.base',
    chartWords: 'caseStudies.item.churn.chart.words',
  },
  {
    id: 'store',
    industry: 'retail',
    topic: 'caseStudies.item.store.topic',
    finding: 'caseStudies.item.store.finding',
    question: 'caseStudies.item.store.question',
    chartTitle: 'caseStudies.item.store.chart.title',
    chartBase: 'caseStudies.item.store.chart.base',
    chartWords: 'caseStudies.item.store.chart.words',
  },
  {
    id: 'hall',
    industry: 'public',
    topic: 'caseStudies.item.hall.topic',
    finding: 'caseStudies.item.hall.finding',
    question: 'caseStudies.item.hall.question',
    chartTitle: 'caseStudies.item.hall.chart.title',
    chartBase: 'caseStudies.item.hall.chart.base',
    chartWords: 'caseStudies.item.hall.chart.words',
  },
];
