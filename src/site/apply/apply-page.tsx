import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import '../../ui/illustrations/parts.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
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

// Not from the list of all drawings, which the scripts of this page have no space for.
const AnswerFlowPicture = staticComponent(
  async () => (await import('../../ui/illustrations/answer-flow.tsx')).AnswerFlowPicture,
);

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
        <figure className={styles.picture}>
          <div className={styles.drawing}>
            <AnswerFlowPicture words={t('apply.picture.words')} />
          </div>
          <figcaption>
            <Phrases as="span">{t('apply.picture.caption')}</Phrases>
            <LocalizedLink to={paths.experience()}>{t('apply.picture.link')}</LocalizedLink>
          </figcaption>
        </figure>
        <DirectContact />
      </div>
    </div>
  );
}
