import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
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
  const c = useContent('security');
  const { facts } = c.protections;
  const formatDate = useFormatDate();
  const { captcha, certificates } = useBootstrapData().config;
  return (
    <>
      <SeoMeta {...c.meta} />
      <Breadcrumbs breadcrumbs={[{ name: c.title, path: paths.security() }]} />
      <PlainPage eyebrow={c.eyebrow} title={c.title} lead={c.lead}>
        <SecuritySummary />
        <SecurityPath />
        <TextParts>
          {certificates.length > 0 && (
            <TextPart id="certificates" title={c.certificates.title}>
              <ExternalLinks links={certificates} />
            </TextPart>
          )}
          <TextPart id="protections" title={c.protections.title}>
            <FactList facts={captcha.scriptUrl ? [...facts, c.protections.captcha] : facts} />
          </TextPart>
          <TextPart id="access" title={c.access.title}>
            <p>
              {c.access.text} <LocalizedLink to={paths.accessibility()}>{c.access.link}</LocalizedLink>
              {t('legal.stop')}
            </p>
          </TextPart>
          <TextPart id="limits" title={c.limits.title}>
            <ul>
              {c.limits.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </TextPart>
          <TextPart id="report" title={c.report.title}>
            <p>{c.report.text}</p>
            <ContactLinks pageLabel={c.report.page} />
            <TextDate>{t('security.reviewed', { date: formatDate(reviewed) })}</TextDate>
          </TextPart>
        </TextParts>
      </PlainPage>
    </>
  );
}
