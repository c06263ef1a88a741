import { useContent } from '../../i18n/use-content.ts';
import { FeatureRow } from '../sections/feature-row.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { DayPlan } from './day-plan.tsx';
import { Traits } from './traits.tsx';

/** A day of a project team, what the company looks for, and how to apply. */
export function WorkingHere() {
  const c = useContent('join');
  return (
    <>
      <FeatureRow {...c.day} picture={<DayPlan />} />
      <Traits />
      <ApplicationSteps />
    </>
  );
}
