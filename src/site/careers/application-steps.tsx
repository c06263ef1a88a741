import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';
import styles from './careers-page.module.css';

/** How to apply. Without an address for applications nothing is shown. */
export function ApplicationSteps() {
  const { t } = useTranslation(['join']);
  const { recruitEmail } = useBootstrapData().config.contact;
  if (!recruitEmail) return null;
  return (
    <Section title={t('join.apply.title')} lead={t('join.apply.lead')}>
      <Steps
        steps={[
          { title: t('join.apply.choose.title'), text: t('join.apply.choose.text') },
          { title: t('join.apply.send.title'), text: t('join.apply.send.text') },
          { title: t('join.apply.meet.title'), text: t('join.apply.meet.text') },
        ]}
      />
      <p className={styles.write}>
        <a href={`mailto:${recruitEmail}`} className={styles.apply}>
          {recruitEmail}
        </a>
      </p>
    </Section>
  );
}
