import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { CommunityPicture } from '../../ui/illustrations/community.tsx';
import { JourneyPicture } from '../../ui/illustrations/dashboards.tsx';
import {
  SentimentPicture,
  ShareOfVoicePicture,
  TaggingPicture,
  TopicsPicture,
} from '../../ui/illustrations/listening.tsx';
import { EvaluationPicture } from '../../ui/illustrations/research.tsx';
import { MobileUsagePicture } from '../../ui/illustrations/sources.tsx';

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

/** A typical project, without a customer's name or results. */
export interface CaseStudy {
  industry: Industry;
  title: TextKey<'caseStudies'>;
  picture: ReactNode;
  question: TextKey<'caseStudies'>;
  method: TextKey<'caseStudies'>;
  outcome: TextKey<'caseStudies'>;
  /** The products and services of the project. */
  uses: readonly Use[];
}

interface Use {
  name: TextKey<'site'>;
  to: string;
}

const sample: Use = { name: 'site.nav.sample', to: paths.dataService('sample') };
const brand: Use = { name: 'site.nav.brand', to: paths.product('brand') };
const evaluation: Use = { name: 'site.nav.userEvaluation', to: paths.product(undefined, 'user-evaluation') };
const videos: Use = { name: 'site.nav.videoQuest', to: paths.product(undefined, 'video-quest') };
const service: Use = { name: 'site.nav.service', to: paths.product('service') };
const nps: Use = { name: 'site.nav.iwNps', to: paths.product('service', 'iw-nps') };
const survey: Use = { name: 'site.nav.survey', to: paths.survey() };
const community: Use = { name: 'site.nav.bbs', to: paths.product('bbs') };
const labeling: Use = { name: 'site.nav.aiLabeling', to: paths.dataService('ai-labeling') };
const mobile: Use = { name: 'site.nav.mobileData', to: paths.dataService('mobile-data') };

export const cases: CaseStudy[] = [
  {
    industry: 'fmcg',
    title: 'caseStudies.item.snack.title',
    picture: <EvaluationPicture />,
    question: 'caseStudies.item.snack.question',
    method: 'caseStudies.item.snack.method',
    outcome: 'caseStudies.item.snack.outcome',
    uses: [sample, evaluation],
  },
  {
    industry: 'fmcg',
    title: 'caseStudies.item.tracker.title',
    picture: <ShareOfVoicePicture />,
    question: 'caseStudies.item.tracker.question',
    method: 'caseStudies.item.tracker.method',
    outcome: 'caseStudies.item.tracker.outcome',
    uses: [brand, survey, sample],
  },
  {
    industry: 'auto',
    title: 'caseStudies.item.drive.title',
    picture: <TaggingPicture />,
    question: 'caseStudies.item.drive.question',
    method: 'caseStudies.item.drive.method',
    outcome: 'caseStudies.item.drive.outcome',
    uses: [survey, labeling],
  },
  {
    industry: 'finance',
    title: 'caseStudies.item.branch.title',
    picture: <JourneyPicture />,
    question: 'caseStudies.item.branch.question',
    method: 'caseStudies.item.branch.method',
    outcome: 'caseStudies.item.branch.outcome',
    uses: [service, nps],
  },
  {
    industry: 'finance',
    title: 'caseStudies.item.claim.title',
    picture: <CommunityPicture />,
    question: 'caseStudies.item.claim.question',
    method: 'caseStudies.item.claim.method',
    outcome: 'caseStudies.item.claim.outcome',
    uses: [community, service],
  },
  {
    industry: 'internet',
    title: 'caseStudies.item.churn.title',
    picture: <MobileUsagePicture />,
    question: 'caseStudies.item.churn.question',
    method: 'caseStudies.item.churn.method',
    outcome: 'caseStudies.item.churn.outcome',
    uses: [mobile, videos],
  },
  {
    industry: 'retail',
    title: 'caseStudies.item.store.title',
    picture: <TopicsPicture />,
    question: 'caseStudies.item.store.question',
    method: 'caseStudies.item.store.method',
    outcome: 'caseStudies.item.store.outcome',
    uses: [community, service],
  },
  {
    industry: 'public',
    title: 'caseStudies.item.hall.title',
    picture: <SentimentPicture />,
    question: 'caseStudies.item.hall.question',
    method: 'caseStudies.item.hall.method',
    outcome: 'caseStudies.item.hall.outcome',
    uses: [service, survey],
  },
];
