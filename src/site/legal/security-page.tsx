import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { LinkRow } from '../../ui/link-row.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import terms from '../../ui/terms.module.css';
import { ExternalLinks } from '../layout/external-links.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import ruledList from '../sections/ruled-list.module.css';
import { TextDate, TextPart, TextParts } from '../sections/text-parts.tsx';
import { useFormatDate } from '../sections/use-format-date.ts';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { ContactLinks } from './contact-links.tsx';
import pathLook from './security-path.module.css';
import summaryLook from './security-summary.module.css';
import { useStated } from './use-stated.ts';

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

/** The questions of a buyer, each with an answer of one or two sentences. */
function SecuritySummary() {
  const { t } = useTranslation(['security']);
  const c = useContent('security');
  const { dataLocation } = useBootstrapData().config.legal;
  const stated = useStated();
  return (
    <section className={summaryLook.summary} aria-labelledby="summary">
      <h2 id="summary">{c.summary.title}</h2>
      <dl className={`${ruledList.list} ${terms.terms}`}>
        {c.summary.facts.map(({ name, text }) => (
          <div key={name}>
            <Phrases as="dt">{name}</Phrases>
            <Phrases as="dd">{text}</Phrases>
          </div>
        ))}
        <div>
          <Phrases as="dt">{c.summary.location.name}</Phrases>
          <Phrases as="dd">{t('security.summary.location.text', { location: stated(dataLocation) })}</Phrases>
        </div>
      </dl>
      <LinkRow>
        <a href="#protections">{t('security.summary.more', { name: c.protections.title })}</a>
        <a href="#limits">{t('security.summary.more', { name: c.limits.title })}</a>
        <LegalLink page="privacy" anchor="storage">
          {c.summary.privacy}
        </LegalLink>
        <LocalizedLink to={paths.contact()}>{c.summary.documents}</LocalizedLink>
      </LinkRow>
    </section>
  );
}

const aspects = ['sent', 'stored', 'logged'] as const;

/** The stops of a visitor's data: how it travels, what is stored and what is logged. */
function SecurityPath() {
  const { path } = useContent('security');
  const { dataLocation } = useBootstrapData().config.legal;
  const stated = useStated();
  const stops = [path.browser, path.server, { ...path.services, stored: stated(dataLocation) }];
  return (
    <section className={pathLook.path} aria-labelledby="path">
      <h2 id="path">{path.title}</h2>
      <ol className={split.split}>
        {stops.map((stop) => (
          <li key={stop.name} className={card.card}>
            <h3>{stop.name}</h3>
            <FactList
              facts={aspects.map((aspect) => ({ name: path.aspects[aspect], text: stop[aspect] }))}
              kind="compact"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
