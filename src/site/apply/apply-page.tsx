import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { ApplyForm } from './apply-form.tsx';
import { applyNamespaces } from './apply-namespaces.ts';
import styles from './apply-page.module.css';
import { ApplySteps } from './apply-steps.tsx';
import { DirectContact } from './direct-contact.tsx';

export const handle: PageHandle = {
  namespaces: applyNamespaces,
  searchParams: ['product'],
  isPersonal: true,
};

export default function ApplyPage() {
  const { t } = useTranslation(['apply']);
  return (
    <div className={styles.page}>
      <SeoMeta title={t('apply.meta.title')} description={t('apply.meta.description')} />
      <div className={styles.intro}>
        <Phrases as="h1">{t('apply.title')}</Phrases>
        <Breadcrumbs breadcrumbs={[{ name: t('apply.title'), path: paths.apply() }]} />
        <Phrases as="p" className={styles.lead}>
          {t('apply.lead')}
        </Phrases>
      </div>
      <ApplyForm />
      <div className={styles.more}>
        <ApplySteps level="h2" />
        <DirectContact />
      </div>
    </div>
  );
}
