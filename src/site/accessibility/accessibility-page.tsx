import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { TextDate, TextPart, TextParts } from '../sections/text-parts.tsx';
import { useFormatDate } from '../sections/use-format-date.ts';
import { Breadcrumbs } from '../seo/structured-data.tsx';

export const handle: PageHandle = { namespaces: ['legal'] };

/** The date of the last manual accessibility review. */
const reviewed = Date.parse('2026-11-21');

/** The accessibility statement: standard, test method and known gaps. */
export default function AccessibilityPage() {
  const { t } = useTranslation(['legal', 'accessibility', 'site']);
  const c = useContent('accessibility');
  const formatDate = useFormatDate();
  const { salesEmail, servicePhone } = useBootstrapData().config.contact;
  return (
    <>
      <SeoMeta {...c.meta} />
      <Breadcrumbs breadcrumbs={[{ name: c.title, path: paths.accessibility() }]} />
      <PlainPage eyebrow={t('legal.eyebrow')} title={c.title} lead={c.lead}>
        <TextParts>
          <TextPart id="standard" title={c.standard.title}>
            <p>{c.standard.scope}</p>
            <p>{c.standard.result}</p>
          </TextPart>
          <TextPart id="checks" title={c.checks.title}>
            <FactList facts={c.checks.facts} />
          </TextPart>
          <TextPart id="limits" title={c.limits.title}>
            <ul>
              {c.limits.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </TextPart>
          <TextPart id="contact" title={c.contact.title}>
            <p>{c.contact.text}</p>
            <LinkRow>
              {salesEmail && <a href={`mailto:${salesEmail}`}>{salesEmail}</a>}
              {servicePhone && (
                <span>
                  <a href={`tel:${servicePhone}`}>{servicePhone}</a> {t('site.footer.hours')}
                </span>
              )}
              <LocalizedLink to={paths.contact()}>{c.contact.page}</LocalizedLink>
            </LinkRow>
            <TextDate>{t('accessibility.contact.reviewed', { date: formatDate(reviewed) })}</TextDate>
          </TextPart>
        </TextParts>
      </PlainPage>
    </>
  );
}
