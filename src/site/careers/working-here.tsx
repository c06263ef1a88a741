import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { Button } from '../../ui/button.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { RuledList } from '../sections/ruled-list.tsx';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';
import sample from '../work-sample/work-sample.module.css';
import { WorkSample } from '../work-sample/work-sample.tsx';
import styles from './careers-page.module.css';

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

/** How to apply. Without an address for applications nothing is shown. */
function ApplicationSteps() {
  const c = useContent('join');
  const { recruitEmail } = useBootstrapData().config.contact;
  if (!recruitEmail) return null;
  return (
    <Section title={c.apply.title} lead={c.apply.lead}>
      <Steps steps={c.apply.steps} />
      <p className={styles.write}>
        <Button kind="primary" small as="a" href={`mailto:${recruitEmail}`}>
          {recruitEmail}
        </Button>
      </p>
    </Section>
  );
}

/** A day of fieldwork: time, work, and who does it. */
function DayPlan() {
  const c = useContent('join');
  const { title, entries } = c.day.plan;
  return (
    <WorkSample title={title}>
      <ol className={sample.day}>
        {entries.map(({ time, work, role }) => (
          <li key={time}>
            <b>{time}</b>
            <Phrases as="span">{work}</Phrases>
            <span className={sample.remark}>{role}</span>
          </li>
        ))}
      </ol>
    </WorkSample>
  );
}
