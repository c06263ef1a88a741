import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';
import styles from './careers-page.module.css';

/** How to apply. Without an address for applications nothing is shown. */
export function ApplicationSteps() {
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
