import { useTranslation } from '../../i18n/use-translation.ts';
import { ChartPicture } from '../charts/chart-picture.tsx';
import { caseCharts } from './case-charts.ts';
import type { CaseStudy } from './cases.ts';

interface CasePictureProps {
  study: CaseStudy;
  shape: 'responsive' | 'narrow';
}

/** The chart of a case, without its title and base. */
export function CasePicture({ study: { id, chartWords }, shape }: CasePictureProps) {
  const { t } = useTranslation(['caseStudies']);
  return <ChartPicture chart={caseCharts[id]} words={t(chartWords)} shape={shape} />;
}
