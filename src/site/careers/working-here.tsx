import { useContent } from '../../i18n/use-content.ts';
import { FeatureRow } from '../sections/feature-row.tsx';
import { RuledList } from '../sections/ruled-list.tsx';
import { Section } from '../sections/section.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { DayPlan } from './day-plan.tsx';

/** A day of a project team, what the company looks for, and how to apply. */
export function WorkingHere() {
  const c = useContent('join');
  return (
    <>
      <FeatureRow {...c.day} picture={<DayPlan />} />
      <Section title={c.traits.title} tone="band">
        <RuledList items={c.traits.list} />
      </Section>
      <ApplicationSteps />
    </>
  );
}
