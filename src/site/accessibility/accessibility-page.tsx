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

export const handle: PageHandle = { namespaces: ['legal'] };

/** The date of the last manual accessibility review. */
const reviewed = Date.parse('2026-11-21');

/** The accessibility statement: standard, test method and known gaps. */
export default function AccessibilityPage() {
  const { t } = useTranslation(['legal', 'accessibility', 'site']);
  const formatDate = useFormatDate();
  const { salesEmail, servicePhone } = useBootstrapData().config.contact;
  return (
    <>
      <SeoMeta title={t('accessibility.meta.title')} description={t('accessibility.meta.description')} />
      <Breadcrumbs breadcrumbs={[{ name: t('accessibility.title'), path: paths.accessibility() }]} />
      <PlainPage eyebrow={t('legal.eyebrow')} title={t('accessibility.title')} lead={t('accessibility.lead')}>
        <TextParts>
          <TextPart id="standard" title={t('accessibility.standard.title')}>
            <p>{t('accessibility.standard.scope')}</p>
            <p>{t('accessibility.standard.result')}</p>
          </TextPart>
          <TextPart id="checks" title={t('accessibility.checks.title')}>
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
          </TextPart>
          <TextPart id="limits" title={t('accessibility.limits.title')}>
            <ul>
              <li>{t('accessibility.limits.readers')}</li>
              <li>{t('accessibility.limits.browsers')}</li>
              <li>{t('accessibility.limits.products')}</li>
              <li>{t('accessibility.limits.mixed')}</li>
            </ul>
          </TextPart>
          <TextPart id="contact" title={t('accessibility.contact.title')}>
            <p>{t('accessibility.contact.text')}</p>
            <LinkRow>
              {salesEmail && <a href={`mailto:${salesEmail}`}>{salesEmail}</a>}
              {servicePhone && (
                <span>
                  <a href={`tel:${servicePhone}`}>{servicePhone}</a> {t('site.footer.hours')}
                </span>
              )}
              <LocalizedLink to={paths.contact()}>{t('accessibility.contact.page')}</LocalizedLink>
            </LinkRow>
            <TextDate>{t('accessibility.contact.reviewed', { date: formatDate(reviewed) })}</TextDate>
          </TextPart>
        </TextParts>
      </PlainPage>
    </>
  );
}
