import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ExternalLinks } from '../layout/external-links.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { TextDate, TextPart, TextParts } from '../sections/text-parts.tsx';
import { useFormatDate } from '../sections/use-format-date.ts';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { ContactLinks } from './contact-links.tsx';
import { SecurityPath } from './security-path.tsx';
import { SecuritySummary } from './security-summary.tsx';

export const handle: PageHandle = { namespaces: ['legal'] };

/** The date of the last comparison of the text with the software. */
const reviewed = Date.parse('2026-11-22');

/** The protections of this software, and the configured certificates. */
export default function SecurityPage() {
  const { t } = useTranslation(['legal', 'security']);
  const formatDate = useFormatDate();
  const { captcha, certificates } = useBootstrapData().config;
  return (
    <>
      <SeoMeta title={t('security.meta.title')} description={t('security.meta.description')} />
      <Breadcrumbs breadcrumbs={[{ name: t('security.title'), path: paths.security() }]} />
      <PlainPage eyebrow={t('security.eyebrow')} title={t('security.title')} lead={t('security.lead')}>
        <SecuritySummary />
        <SecurityPath />
        <TextParts>
          {certificates.length > 0 && (
            <TextPart id="certificates" title={t('security.certificates.title')}>
              <ExternalLinks links={certificates} />
            </TextPart>
          )}
          <TextPart id="protections" title={t('security.protections.title')}>
            <FactList
              facts={[
                {
                  name: t('security.protections.transport.name'),
                  text: t('security.protections.transport.text'),
                },
                {
                  name: t('security.protections.headers.name'),
                  text: t('security.protections.headers.text'),
                },
                {
                  name: t('security.protections.password.name'),
                  text: t('security.protections.password.text'),
                },
                {
                  name: t('security.protections.session.name'),
                  text: t('security.protections.session.text'),
                },
                {
                  name: t('security.protections.scripts.name'),
                  text: t('security.protections.scripts.text'),
                },
                ...(captcha.scriptUrl
                  ? [
                      {
                        name: t('security.protections.captcha.name'),
                        text: t('security.protections.captcha.text'),
                      },
                    ]
                  : []),
                {
                  name: t('security.protections.content.name'),
                  text: t('security.protections.content.text'),
                },
                { name: t('security.protections.log.name'), text: t('security.protections.log.text') },
              ]}
            />
          </TextPart>
          <TextPart id="access" title={t('security.access.title')}>
            <p>
              {t('security.access.text')}{' '}
              <LocalizedLink to={paths.accessibility()}>{t('security.access.link')}</LocalizedLink>
              {t('legal.stop')}
            </p>
          </TextPart>
          <TextPart id="limits" title={t('security.limits.title')}>
            <ul>
              <li>{t('security.limits.scope')}</li>
              <li>{t('security.limits.cookies')}</li>
              <li>{t('security.limits.images')}</li>
              <li>{t('security.limits.products')}</li>
            </ul>
          </TextPart>
          <TextPart id="report" title={t('security.report.title')}>
            <p>{t('security.report.text')}</p>
            <ContactLinks pageLabel={t('security.report.page')} />
            <TextDate>{t('security.reviewed', { date: formatDate(reviewed) })}</TextDate>
          </TextPart>
        </TextParts>
      </PlainPage>
    </>
  );
}
