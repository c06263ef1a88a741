import type { ReactElement } from 'react';
import type { TextKey } from '../../i18n/namespaces.ts';
import { caseIds } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import { AnswerFlowPicture } from '../../ui/illustrations/answer-flow.tsx';
import { IncidencePicture } from '../../ui/illustrations/audience.tsx';
import { MemberPicture } from '../../ui/illustrations/community.tsx';
import { DashboardPicture, HeatMapPicture, JourneyPicture } from '../../ui/illustrations/dashboards.tsx';
import { ReportPicture } from '../../ui/illustrations/evidence.tsx';
import { QuotaPicture } from '../../ui/illustrations/fieldwork.tsx';
import { paint } from '../../ui/illustrations/parts.tsx';
import { EditorPicture, QuestionnairePicture } from '../../ui/illustrations/questionnaires.tsx';
import { TrendPicture } from '../../ui/illustrations/trend.tsx';
import { SampleDrawing, type SampleRow } from './sample-drawing.tsx';
import {
  adjudicationRows,
  ballotRows,
  boardRows,
  causeRows,
  codebookRows,
  dayRows,
  feasibilityRows,
  listeningRows,
  observationRows,
  opinionRows,
  orderRows,
  programmeRows,
  reviewedRows,
  trendRows,
} from './sample-rows.ts';

/** Reads a text in the language of the image. */
export type ReadText = (key: TextKey) => string;

/** The content of a preview image. */
export interface PreviewPage {
  /** The section or the short name of the page. */
  label: TextKey;
  headline: TextKey;
  draw?: (read: ReadText) => ReactElement;
}

const report = (read: ReadText) => (
  <ReportPicture counted="wishes" beside="plans" words={read('resources.hero.picture')} />
);
const questionnaire = (read: ReadText) => <QuestionnairePicture words={read('introduceAsk.hero.picture')} />;
const answerFlow = (read: ReadText) => <AnswerFlowPicture words={read('apply.picture.words')} />;

/** The work sample of a page. */
const sample =
  (title: TextKey, words: TextKey, rowsOf: (words: string) => SampleRow[]) => (read: ReadText) => (
    <SampleDrawing title={read(title)} label={read('workSample.sampleData')} rows={rowsOf(read(words))} />
  );

/** Titles with their texts. */
const steps = (title: TextKey, texts: readonly [title: TextKey, text: TextKey][]) => (read: ReadText) => (
  <SampleDrawing
    title={read(title)}
    rows={texts.map(([name, text]) => ({ text: read(name), note: read(text), mark: paint.good }))}
  />
);

const board = (read: ReadText) => (
  <SampleDrawing
    title={read('home.loop.label')}
    rows={[
      ...boardRows([
        read('home.loop.board.nps'),
        read('home.loop.board.promoters'),
        read('home.loop.board.passives'),
        read('home.loop.board.detractors'),
      ]),
      { text: read('home.loop.alert.solved'), note: read('home.loop.alert.assigned'), mark: paint.bad },
    ]}
  />
);

/** News items. */
export const newsPreview: PreviewPage = {
  label: 'news.list.title',
  headline: 'news.list.lead',
  draw: report,
};

/** Advance news items. */
export const advancePreview: PreviewPage = {
  label: 'advance.list.title',
  headline: 'advance.list.lead',
  draw: steps('advance.next.title', [
    ['advance.next.today.title', 'advance.next.today.text'],
    ['advance.next.join.title', 'advance.next.join.text'],
    ['advance.next.told.title', 'advance.next.told.text'],
  ]),
};

/** The preview images with a drawing of their page, by unprefixed path. Other public pages have their title alone. */
export const previewPages: ReadonlyMap<string, PreviewPage> = new Map<string, PreviewPage>([
  [
    paths.home(),
    {
      label: 'home.hero.eyebrow',
      headline: 'home.hero.title',
      draw: board,
    },
  ],
  [
    paths.product(),
    {
      label: 'product.hero.eyebrow',
      headline: 'product.hero.title',
      draw: (read) => <DashboardPicture words={read('product.hero.picture')} />,
    },
  ],
  [
    paths.product('brand'),
    {
      label: 'brand.hero.eyebrow',
      headline: 'brand.hero.title',
      draw: (read) => <TrendPicture of="mentions" words={read('brand.hero.picture')} />,
    },
  ],
  [
    paths.product('service'),
    {
      label: 'serviceExperience.hero.eyebrow',
      headline: 'serviceExperience.hero.title',
      draw: (read) => <JourneyPicture words={read('serviceExperience.hero.picture')} />,
    },
  ],
  [
    paths.product('employee'),
    {
      label: 'employeeExperience.hero.eyebrow',
      headline: 'employeeExperience.hero.title',
      draw: (read) => <HeatMapPicture words={read('employeeExperience.hero.picture')} />,
    },
  ],
  [
    paths.product('bbs'),
    {
      label: 'bbs.hero.eyebrow',
      headline: 'bbs.hero.title',
      draw: (read) => <MemberPicture words={read('bbs.hero.picture')} />,
    },
  ],
  [
    paths.survey(),
    {
      label: 'survey.hero.eyebrow',
      headline: 'survey.hero.title',
      draw: (read) => <EditorPicture words={read('survey.edit.picture')} />,
    },
  ],
  [
    paths.service(),
    {
      label: 'service.hero.eyebrow',
      headline: 'service.hero.title',
      draw: sample('service.sample.title', 'service.sample.words', orderRows),
    },
  ],
  [
    paths.dataService('sample'),
    {
      label: 'dataSample.hero.eyebrow',
      headline: 'dataSample.hero.title',
      draw: sample('dataSample.sample.title', 'dataSample.sample.words', feasibilityRows),
    },
  ],
  [
    paths.dataService('big-data'),
    {
      label: 'dataBig.hero.eyebrow',
      headline: 'dataBig.hero.title',
      draw: sample('dataBig.sample.title', 'dataBig.sample.words', trendRows),
    },
  ],
  [
    paths.dataService('social-data'),
    {
      label: 'dataSocial.hero.eyebrow',
      headline: 'dataSocial.hero.title',
      draw: sample('dataSocial.sample.title', 'dataSocial.sample.words', opinionRows),
    },
  ],
  [
    paths.dataService('mobile-data'),
    {
      label: 'dataMobile.hero.eyebrow',
      headline: 'dataMobile.hero.title',
      draw: sample('dataMobile.sample.title', 'dataMobile.sample.words', dayRows),
    },
  ],
  [
    paths.dataService('super-panel'),
    {
      label: 'dataSuperPanel.hero.eyebrow',
      headline: 'dataSuperPanel.hero.title',
      draw: (read) => <IncidencePicture words={read('dataSuperPanel.hero.picture')} />,
    },
  ],
  [
    paths.dataService('ai-labeling'),
    {
      label: 'dataAiLabeling.hero.eyebrow',
      headline: 'dataAiLabeling.hero.title',
      draw: sample('dataAiLabeling.sample.title', 'dataAiLabeling.sample.words', adjudicationRows),
    },
  ],
  [
    paths.introduce(),
    {
      label: 'introduce.hero.eyebrow',
      headline: 'introduce.hero.title',
      draw: sample('introduce.sample.title', 'introduce.sample.words', reviewedRows),
    },
  ],
  [
    paths.introduce('look'),
    {
      label: 'introduceLook.hero.eyebrow',
      headline: 'introduceLook.hero.title',
      draw: sample('introduceLook.sample.title', 'introduceLook.sample.words', observationRows),
    },
  ],
  [
    paths.introduce('hear'),
    {
      label: 'introduceHear.hero.eyebrow',
      headline: 'introduceHear.hero.title',
      draw: sample('introduceHear.sample.title', 'introduceHear.sample.words', listeningRows),
    },
  ],
  [
    paths.introduce('ask'),
    {
      label: 'introduceAsk.hero.eyebrow',
      headline: 'introduceAsk.hero.title',
      draw: sample('introduceAsk.sample.title', 'introduceAsk.sample.words', ballotRows),
    },
  ],
  [
    paths.introduce('smart-tag'),
    {
      label: 'introduceSmartTag.hero.eyebrow',
      headline: 'introduceSmartTag.hero.title',
      draw: sample('introduceSmartTag.sample.title', 'introduceSmartTag.sample.words', causeRows),
    },
  ],
  [
    paths.solutions(),
    {
      label: 'solutions.hero.eyebrow',
      headline: 'solutions.hero.title',
      draw: sample('solutions.sample.title', 'solutions.sample.words', programmeRows),
    },
  ],
  [
    paths.resources(),
    {
      label: 'resources.hero.eyebrow',
      headline: 'resources.hero.title',
      draw: sample('resources.sample.title', 'resources.sample.words', reviewedRows),
    },
  ],
  [
    paths.experience(),
    { label: 'experience.hero.eyebrow', headline: 'experience.hero.title', draw: answerFlow },
  ],
  [paths.caseStudies(), { label: 'caseStudies.hero.eyebrow', headline: 'caseStudies.hero.title' }],
  ...caseIds.map((id): [string, PreviewPage] => [
    paths.caseStudy(id),
    { label: `caseStudies.item.${id}.topic`, headline: `caseStudies.item.${id}.finding` },
  ]),
  [paths.lib(), { label: 'lib.eyebrow', headline: 'lib.title', draw: questionnaire }],
  [
    paths.quote(),
    {
      label: 'site.nav.dataHub',
      headline: 'quote.title',
      draw: (read) => <QuotaPicture words={read('survey.field.picture')} />,
    },
  ],
  [paths.apply(), { label: 'apply.title', headline: 'apply.lead', draw: answerFlow }],
  [
    paths.about(),
    {
      label: 'about.eyebrow',
      headline: 'about.title',
      draw: sample('about.sample.title', 'about.sample.words', reviewedRows),
    },
  ],
  [
    paths.contact(),
    {
      label: 'about.contact.title',
      headline: 'about.contact.lead.form',
      draw: steps('apply.title', [
        ['apply.steps.call.title', 'apply.steps.call.text'],
        ['apply.steps.demo.title', 'apply.steps.demo.text'],
        ['apply.steps.start.title', 'apply.steps.start.text'],
      ]),
    },
  ],
  [
    paths.join(),
    {
      label: 'join.eyebrow',
      headline: 'join.title',
      draw: sample('join.sample.title', 'join.sample.words', codebookRows),
    },
  ],
  [paths.newsList(), newsPreview],
  [paths.advances(), advancePreview],
]);
