import { type PageHandle, useBoot } from '../../boot.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ApplyForm } from './apply-form.tsx';
import { applyNamespaces } from './apply-namespaces.ts';
import styles from './apply-page.module.css';

export const handle: PageHandle = { namespaces: applyNamespaces };

/** What happens once the form is sent. */
const steps: { title: TextKey<'apply'>; text: TextKey<'apply'> }[] = [
  { title: 'apply.steps.call.title', text: 'apply.steps.call.text' },
  { title: 'apply.steps.demo.title', text: 'apply.steps.demo.text' },
  { title: 'apply.steps.start.title', text: 'apply.steps.start.text' },
];

export default function ApplyPage() {
  const t = useText('apply');
  const { salesEmail, servicePhone } = useBoot().config.contact;
  return (
    <div className={styles.page}>
      <PageHead title={t('apply.meta.title')} description={t('apply.meta.description')} />
      <div className={styles.intro}>
        <h1>{t('apply.title')}</h1>
        <p className={styles.lead}>{t('apply.lead')}</p>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h2>{t(title)}</h2>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        {(salesEmail || servicePhone) && (
          <p className={styles.direct}>
            <span>{t('apply.direct')}</span>
            {servicePhone && <a href={`tel:${servicePhone.replaceAll(/[^\d+]/g, '')}`}>{servicePhone}</a>}
            {salesEmail && <a href={`mailto:${salesEmail}`}>{salesEmail}</a>}
          </p>
        )}
      </div>
      <ApplyForm />
    </div>
  );
}
