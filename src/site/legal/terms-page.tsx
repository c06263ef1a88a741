import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { PlainPage } from '../sections/plain-page.tsx';
import { TextDate, TextPart, TextParts } from '../sections/text-parts.tsx';
import { useFormatDate } from '../sections/use-format-date.ts';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { ContactLinks } from './contact-links.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import { replacedBy } from './replaced-by.ts';

export const handle: PageHandle = { namespaces: ['legal'] };
export const middleware = [replacedBy('termsUrl')];

/** The date of the last change of the text. */
const updated = Date.parse('2026-11-22');

/** The terms of use: a template with the configured facts of the operator. */
export default function TermsPage() {
  const { t } = useTranslation(['legal', 'terms']);
  const formatDate = useFormatDate();
  const language = useContentLanguage();
  const { law } = useBootstrapData().config.legal;
  return (
    <>
      <SeoMeta title={t('terms.meta.title')} description={t('terms.meta.description')} />
      <Breadcrumbs breadcrumbs={[{ name: t('terms.title'), path: paths.terms() }]} />
      <PlainPage eyebrow={t('legal.eyebrow')} title={t('terms.title')} lead={t('terms.lead')}>
        <TextParts>
          <TextPart id="operator" title={t('terms.operator.title')}>
            <OperatorFacts />
          </TextPart>
          <TextPart id="use" title={t('terms.use.title')}>
            <p>{t('terms.use.text')}</p>
            <ul>
              <li>{t('terms.use.attack')}</li>
              <li>{t('terms.use.automate')}</li>
              <li>{t('terms.use.impersonate')}</li>
              <li>{t('terms.use.unlawful')}</li>
            </ul>
          </TextPart>
          <TextPart id="account" title={t('terms.account.title')}>
            <p>{t('terms.account.text')}</p>
          </TextPart>
          <TextPart id="content" title={t('terms.content.title')}>
            <p>{t('terms.content.text')}</p>
            <p>{t('terms.content.samples')}</p>
          </TextPart>
          <TextPart id="liability" title={t('terms.liability.title')}>
            <p>{t('terms.liability.text')}</p>
          </TextPart>
          {law && (
            <TextPart id="law" title={t('terms.law')}>
              <p>{law[language]}</p>
            </TextPart>
          )}
          <TextPart id="privacy" title={t('terms.privacy.title')}>
            <p>
              {t('terms.privacy.text')} <LegalLink page="privacy">{t('terms.privacy.link')}</LegalLink>
              {t('legal.stop')}
            </p>
          </TextPart>
          <TextPart id="changes" title={t('terms.changes.title')}>
            <p>{t('terms.changes.text')}</p>
            <ContactLinks pageLabel={t('terms.changes.contact')} />
            <TextDate>{t('legal.updated', { date: formatDate(updated) })}</TextDate>
          </TextPart>
        </TextParts>
      </PlainPage>
    </>
  );
}
