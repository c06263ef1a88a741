import { useText } from '../../i18n/use-text.ts';
import { type PageHandle, useBoot } from '../../page/boot.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { ApplyForm } from './apply-form.tsx';
import { applyNamespaces } from './apply-namespaces.ts';
import styles from './apply-page.module.css';
import { ApplySteps } from './apply-steps.tsx';

export const handle: PageHandle = { namespaces: applyNamespaces };

export default function ApplyPage() {
  const t = useText('apply');
  const { salesEmail, servicePhone } = useBoot().config.contact;
  return (
    <div className={styles.page}>
      <PageHead title={t('apply.meta.title')} description={t('apply.meta.description')} />
      <div className={styles.intro}>
        <h1>{t('apply.title')}</h1>
        <p className={styles.lead}>{t('apply.lead')}</p>
        <ApplySteps level="h2" />
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
