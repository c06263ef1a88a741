import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import faq from '../sections/faq.module.css';
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

const Faq = staticComponent(async () => (await import('../sections/faq.tsx')).Faq, [faq]);

export default function ApplyPage() {
  const { t } = useTranslation(['apply']);
  const c = useContent('apply');
  return (
    <div className={styles.page}>
      <SeoMeta title={t('apply.meta.title')} description={t('apply.meta.description')} />
      <div className={styles.intro}>
        <Phrases as="h1">{t('apply.title')}</Phrases>
        <Breadcrumbs breadcrumbs={[{ name: t('apply.title'), path: paths.apply() }]} />
        <Phrases as="p" className={styles.lead}>
          {t('apply.lead')}
        </Phrases>
        <ActionLink to={paths.experience()} kind="secondary">
          {t('apply.demo')}
        </ActionLink>
      </div>
      <ApplyForm />
      <div className={styles.more}>
        <h2>{t('apply.after')}</h2>
        <ApplySteps level="h3" />
        <section className={styles.faq} aria-labelledby="faq">
          <h2 id="faq">{c.faq.title}</h2>
          <Faq items={c.faq.items} />
        </section>
        <DirectContact />
      </div>
    </div>
  );
}
