import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { ConsentButton } from '../analytics/consent-button.tsx';
import { useConsentPurpose } from '../analytics/use-consent-purpose.ts';
import { FactList } from '../sections/fact-list.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { TextDate, TextPart, TextParts } from '../sections/text-parts.tsx';
import { useFormatDate } from '../sections/use-format-date.ts';
import { Breadcrumbs } from '../seo/structured-data.tsx';
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

const parts = ['controller', 'data', 'storage', 'rights', 'cookies', 'statistics', 'changes'] as const;

/** The privacy notice: a template with the configured facts of the operator. */
export default function PrivacyPage() {
  const { t } = useTranslation(['legal']);
  const c = useContent('privacy');
  const formatDate = useFormatDate();
  const { dataLocation, processors, retention } = useBootstrapData().config.legal;
  const stated = useStated();
  return (
    <>
      <SeoMeta {...c.meta} />
      <Breadcrumbs breadcrumbs={[{ name: c.title, path: paths.privacy() }]} />
      <PlainPage eyebrow={t('legal.eyebrow')} title={c.title} lead={c.lead}>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents" className="visually-hidden">
            {c.contents}
          </h2>
          <LinkRow>
            {parts.map((id) => (
              <a key={id} href={`#${id}`}>
                {c[id].title}
              </a>
            ))}
          </LinkRow>
        </nav>
        <TextParts>
          <TextPart id="controller" title={c.controller.title}>
            <p>{c.controller.text}</p>
            <OperatorFacts />
            <p>{c.controller.scope}</p>
          </TextPart>
          <TextPart id="data" title={c.data.title}>
            <CollectedData />
          </TextPart>
          <TextPart id="storage" title={c.storage.title}>
            <FactList
              facts={[
                { name: c.storage.period, text: stated(retention) },
                { name: c.storage.location, text: stated(dataLocation) },
                { name: c.storage.processors, text: stated(processors) },
              ]}
            />
            <p>{c.storage.text}</p>
          </TextPart>
          <TextPart id="rights" title={c.rights.title}>
            <p>{c.rights.text}</p>
            <ul>
              {c.rights.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{c.rights.how}</p>
            <ContactLinks pageLabel={c.rights.write} />
          </TextPart>
          <TextPart id="cookies" title={c.cookies.title}>
            <p>{c.cookies.text}</p>
            <CookieTable />
          </TextPart>
          <AnalyticsSettings />
          <TextPart id="changes" title={c.changes.title}>
            <p>
              {c.changes.text} <LocalizedLink to={paths.security()}>{c.changes.security}</LocalizedLink>
              {t('legal.stop')}
            </p>
            <TextDate>{t('legal.updated', { date: formatDate(updated) })}</TextDate>
          </TextPart>
        </TextParts>
      </PlainPage>
    </>
  );
}

/** The data by purpose, with its ground. Optional scripts are listed where they are configured. */
function CollectedData() {
  const { data } = useContent('privacy');
  const { captcha, scripts, telemetryUrl } = useBootstrapData().config;
  return (
    <FactList
      facts={[
        ...[data.request, data.quote, data.account, data.code],
        ...(captcha.scriptUrl ? [data.captcha] : []),
        ...[data.jobs, data.log],
        ...(scripts.analytics ? [data.statistics] : []),
        ...(telemetryUrl ? [data.telemetry] : []),
      ]}
    />
  );
}

/** Changes the decision about analytics and telemetry, or says that there is none. */
function AnalyticsSettings() {
  const { t } = useTranslation(['privacy']);
  const purpose = useConsentPurpose();
  const text = {
    analytics: t('privacy.statistics.text'),
    both: t('privacy.statistics.text'),
    telemetry: t('privacy.statistics.telemetry'),
  };
  return (
    <TextPart id="statistics" title={t('privacy.statistics.title')}>
      <p>{purpose ? text[purpose] : t('privacy.statistics.none')}</p>
      {purpose && (
        <LinkRow>
          <ConsentButton />
        </LinkRow>
      )}
    </TextPart>
  );
}
