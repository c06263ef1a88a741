import { useTranslation } from 'react-i18next';
import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import styles from './accessibility-page.module.css';

export const handle: PageHandle = { namespaces: ['accessibility'] };

/** The date of the last manual accessibility review. */
const reviewed = '2026-11-21';

/** The accessibility statement: standard, test method and known gaps. */
export default function AccessibilityPage() {
  const { t } = useTranslation(['accessibility', 'site']);
  const { salesEmail, servicePhone } = useBootstrapData().config.contact;
  return (
    <>
      <SeoMeta title={t('accessibility.meta.title')} description={t('accessibility.meta.description')} />
      <Breadcrumbs breadcrumbs={[{ name: t('accessibility.eyebrow'), path: paths.accessibility() }]} />
      <PlainPage
        eyebrow={t('accessibility.eyebrow')}
        title={t('accessibility.title')}
        lead={t('accessibility.lead')}
      >
        <div className={styles.parts}>
          <section aria-labelledby="standard">
            <h2 id="standard">{t('accessibility.standard.title')}</h2>
            <p>{t('accessibility.standard.scope')}</p>
            <p>{t('accessibility.standard.result')}</p>
          </section>
          <section aria-labelledby="checks">
            <h2 id="checks">{t('accessibility.checks.title')}</h2>
            <FactList
              facts={[
                {
                  name: t('accessibility.checks.keyboard.name'),
                  text: t('accessibility.checks.keyboard.text'),
                },
                { name: t('accessibility.checks.tree.name'), text: t('accessibility.checks.tree.text') },
                { name: t('accessibility.checks.rules.name'), text: t('accessibility.checks.rules.text') },
                { name: t('accessibility.checks.zoom.name'), text: t('accessibility.checks.zoom.text') },
                {
                  name: t('accessibility.checks.colours.name'),
                  text: t('accessibility.checks.colours.text'),
                },
                { name: t('accessibility.checks.motion.name'), text: t('accessibility.checks.motion.text') },
              ]}
            />
          </section>
          <section aria-labelledby="limits">
            <h2 id="limits">{t('accessibility.limits.title')}</h2>
            <ul>
              <li>{t('accessibility.limits.readers')}</li>
              <li>{t('accessibility.limits.browsers')}</li>
              <li>{t('accessibility.limits.products')}</li>
              <li>{t('accessibility.limits.mixed')}</li>
            </ul>
          </section>
          <section aria-labelledby="contact">
            <h2 id="contact">{t('accessibility.contact.title')}</h2>
            <p>{t('accessibility.contact.text')}</p>
            <p className={styles.ways}>
              {salesEmail && <a href={`mailto:${salesEmail}`}>{salesEmail}</a>}
              {servicePhone && (
                <span>
                  <a href={`tel:${servicePhone}`}>{servicePhone}</a> {t('site.footer.hours')}
                </span>
              )}
              <LocalizedLink to={paths.contact()}>{t('accessibility.contact.page')}</LocalizedLink>
            </p>
            <p className={styles.reviewed}>{t('accessibility.contact.reviewed', { date: reviewed })}</p>
          </section>
        </div>
      </PlainPage>
    </>
  );
}
