import { useTranslation } from '../../i18n/use-translation.ts';
import { FeatureRow } from '../sections/feature-row.tsx';
import { DayPlan } from '../work-sample/day-plan.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { Traits } from './traits.tsx';

/** A day of a project team, what the company looks for, and how to apply. */
export function WorkingHere() {
  return (
    <>
      <FieldDay />
      <Traits />
      <ApplicationSteps />
    </>
  );
}

function FieldDay() {
  const { t } = useTranslation(['join']);
  return (
    <FeatureRow
      title={t('join.day.title')}
      text={t('join.day.text')}
      points={[t('join.day.point1'), t('join.day.point2'), t('join.day.point3')]}
      picture={<DayPlan title={t('join.day.sample')} words={t('join.day.words')} />}
    />
  );
}
