import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { TextDate, TextPart, TextParts } from '../sections/text-parts.tsx';
import { useFormatDate } from '../sections/use-format-date.ts';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { AnalyticsSettings } from './analytics-settings.tsx';
import { CollectedData } from './collected-data.tsx';
import { ContactLinks } from './contact-links.tsx';
import { CookieTable } from './cookie-table.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import styles from './privacy-page.module.css';
import { replacedBy } from './replaced-by.ts';
import { useStated } from './use-stated.ts';

export const handle: PageHandle = { namespaces: ['legal'] };
export const middleware = [replacedBy('privacyUrl')];

/** The date of the last change of the text. */
const updated = Date.parse('2026-11-22');

const parts = [
  { id: 'controller', title: 'privacy.controller.title' },
  { id: 'data', title: 'privacy.data.title' },
  { id: 'storage', title: 'privacy.storage.title' },
  { id: 'rights', title: 'privacy.rights.title' },
  { id: 'cookies', title: 'privacy.cookies.title' },
  { id: 'analytics', title: 'privacy.statistics.title' },
  { id: 'changes', title: 'privacy.changes.title' },
] as const;

/** The privacy notice: a template with the configured facts of the operator. */
export default function PrivacyPage() {
  const { t } = useTranslation(['legal', 'privacy']);
  const formatDate = useFormatDate();
  const { dataLocation, processors, retention } = useBootstrapData().config.legal;
  const stated = useStated();
  return (
    <>
      <SeoMeta title={t('privacy.meta.title')} description={t('privacy.meta.description')} />
      <Breadcrumbs breadcrumbs={[{ name: t('privacy.title'), path: paths.privacy() }]} />
      <PlainPage eyebrow={t('legal.eyebrow')} title={t('privacy.title')} lead={t('privacy.lead')}>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents" className="visually-hidden">
            {t('privacy.contents')}
          </h2>
          <LinkRow>
            {parts.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {t(title)}
              </a>
            ))}
          </LinkRow>
        </nav>
        <TextParts>
          <TextPart id="controller" title={t('privacy.controller.title')}>
            <p>{t('privacy.controller.text')}</p>
            <OperatorFacts />
            <p>{t('privacy.controller.scope')}</p>
          </TextPart>
          <TextPart id="data" title={t('privacy.data.title')}>
            <CollectedData />
          </TextPart>
          <TextPart id="storage" title={t('privacy.storage.title')}>
            <FactList
              facts={[
                { name: t('privacy.storage.period'), text: stated(retention) },
                { name: t('privacy.storage.location'), text: stated(dataLocation) },
                { name: t('privacy.storage.processors'), text: stated(processors) },
              ]}
            />
            <p>{t('privacy.storage.text')}</p>
          </TextPart>
          <TextPart id="rights" title={t('privacy.rights.title')}>
            <p>{t('privacy.rights.text')}</p>
            <ul>
              <li>{t('privacy.rights.access')}</li>
              <li>{t('privacy.rights.correct')}</li>
              <li>{t('privacy.rights.erase')}</li>
              <li>{t('privacy.rights.object')}</li>
              <li>{t('privacy.rights.withdraw')}</li>
              <li>{t('privacy.rights.complain')}</li>
            </ul>
            <p>{t('privacy.rights.how')}</p>
            <ContactLinks pageLabel={t('privacy.rights.write')} />
          </TextPart>
          <TextPart id="cookies" title={t('privacy.cookies.title')}>
            <p>{t('privacy.cookies.text')}</p>
            <CookieTable />
          </TextPart>
          <AnalyticsSettings />
          <TextPart id="changes" title={t('privacy.changes.title')}>
            <p>
              {t('privacy.changes.text')}{' '}
              <LocalizedLink to={paths.security()}>{t('privacy.changes.security')}</LocalizedLink>
              {t('legal.stop')}
            </p>
            <TextDate>{t('legal.updated', { date: formatDate(updated) })}</TextDate>
          </TextPart>
        </TextParts>
      </PlainPage>
    </>
  );
}
