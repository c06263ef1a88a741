import type { TextKey } from '../../i18n/namespaces.ts';

/** The industries that cases are filed under; the query of the page names one. */
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

/** A kind of project that is often run, without a customer's name or results. */
export interface CaseStudy {
  industry: Industry;
  title: TextKey<'caseStudies'>;
  question: TextKey<'caseStudies'>;
  method: TextKey<'caseStudies'>;
  outcome: TextKey<'caseStudies'>;
}

export const cases: CaseStudy[] = [
  {
    industry: 'fmcg',
    title: 'caseStudies.item.snack.title',
    question: 'caseStudies.item.snack.question',
    method: 'caseStudies.item.snack.method',
    outcome: 'caseStudies.item.snack.outcome',
  },
  {
    industry: 'fmcg',
    title: 'caseStudies.item.tracker.title',
    question: 'caseStudies.item.tracker.question',
    method: 'caseStudies.item.tracker.method',
    outcome: 'caseStudies.item.tracker.outcome',
  },
  {
    industry: 'auto',
    title: 'caseStudies.item.drive.title',
    question: 'caseStudies.item.drive.question',
    method: 'caseStudies.item.drive.method',
    outcome: 'caseStudies.item.drive.outcome',
  },
  {
    industry: 'finance',
    title: 'caseStudies.item.branch.title',
    question: 'caseStudies.item.branch.question',
    method: 'caseStudies.item.branch.method',
    outcome: 'caseStudies.item.branch.outcome',
  },
  {
    industry: 'finance',
    title: 'caseStudies.item.claim.title',
    question: 'caseStudies.item.claim.question',
    method: 'caseStudies.item.claim.method',
    outcome: 'caseStudies.item.claim.outcome',
  },
  {
    industry: 'internet',
    title: 'caseStudies.item.churn.title',
    question: 'caseStudies.item.churn.question',
    method: 'caseStudies.item.churn.method',
    outcome: 'caseStudies.item.churn.outcome',
  },
  {
    industry: 'retail',
    title: 'caseStudies.item.store.title',
    question: 'caseStudies.item.store.question',
    method: 'caseStudies.item.store.method',
    outcome: 'caseStudies.item.store.outcome',
  },
  {
    industry: 'public',
    title: 'caseStudies.item.hall.title',
    question: 'caseStudies.item.hall.question',
    method: 'caseStudies.item.hall.method',
    outcome: 'caseStudies.item.hall.outcome',
  },
];
