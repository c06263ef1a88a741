import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
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
  const { t } = useTranslation(['legal']);
  const c = useContent('terms');
  const formatDate = useFormatDate();
  const language = useContentLanguage();
  const { law } = useBootstrapData().config.legal;
  return (
    <>
      <SeoMeta {...c.meta} />
      <Breadcrumbs breadcrumbs={[{ name: c.title, path: paths.terms() }]} />
      <PlainPage eyebrow={t('legal.eyebrow')} title={c.title} lead={c.lead}>
        <TextParts>
          <TextPart id="operator" title={c.operator.title}>
            <OperatorFacts />
          </TextPart>
          <TextPart id="use" title={c.use.title}>
            <p>{c.use.text}</p>
            <ul>
              {c.use.not.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </TextPart>
          <TextPart id="account" title={c.account.title}>
            <p>{c.account.text}</p>
          </TextPart>
          <TextPart id="content" title={c.content.title}>
            <p>{c.content.text}</p>
            <p>{c.content.samples}</p>
          </TextPart>
          <TextPart id="liability" title={c.liability.title}>
            <p>{c.liability.text}</p>
          </TextPart>
          {law && (
            <TextPart id="law" title={c.law}>
              <p>{law[language]}</p>
            </TextPart>
          )}
          <TextPart id="privacy" title={c.privacy.title}>
            <p>
              {c.privacy.text} <LegalLink page="privacy">{c.privacy.link}</LegalLink>
              {t('legal.stop')}
            </p>
          </TextPart>
          <TextPart id="changes" title={c.changes.title}>
            <p>{c.changes.text}</p>
            <ContactLinks pageLabel={c.changes.contact} />
            <TextDate>{t('legal.updated', { date: formatDate(updated) })}</TextDate>
          </TextPart>
        </TextParts>
      </PlainPage>
    </>
  );
}
