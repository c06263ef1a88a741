import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Stats } from '../sections/stats.tsx';
import { OrganizationData } from '../seo/organization-data.tsx';
import { ReviewedLines } from '../work-sample/static-samples.ts';
import sampleStyles from '../work-sample/work-sample.module.css';
import styles from './about-page.module.css';
import { offices } from './offices.ts';
import type { WorkSlipName } from './work-slip.tsx';

export const handle: PageHandle = { namespaces: ['about', 'figures', 'legal', 'workSample'] };

type Key = TextKey<'about'>;

const WorkSlip = staticComponent<{ name: WorkSlipName }>(
  async () => (await import('./work-slip.tsx')).WorkSlip,
  [sampleStyles],
);

const rules: { name: WorkSlipName; title: Key; text: Key }[] = [
  { name: 'question', title: 'about.work.question.title', text: 'about.work.question.text' },
  { name: 'people', title: 'about.work.people.title', text: 'about.work.people.text' },
  { name: 'evidence', title: 'about.work.evidence.title', text: 'about.work.evidence.text' },
  { name: 'action', title: 'about.work.action.title', text: 'about.work.action.text' },
];

const offers: { title: Key; text: Key; action: Key; to: string }[] = [
  {
    title: 'about.lines.tool.title',
    text: 'about.lines.tool.text',
    action: 'about.lines.tool.action',
    to: paths.lib(),
  },
  {
    title: 'about.lines.sample.title',
    text: 'about.lines.sample.text',
    action: 'about.lines.sample.action',
    to: paths.dataService('sample'),
  },
  {
    title: 'about.lines.experience.title',
    text: 'about.lines.experience.text',
    action: 'about.lines.experience.action',
    to: paths.product(),
  },
];

export default function AboutPage() {
  const { t } = useTranslation(['about', 'legal', 'site']);
  const language = useContentLanguage();
  const { legal, officeAddresses } = useBootstrapData().config;
  return (
    <>
      <SeoMeta title={t('about.meta.title')} description={t('about.meta.description')} />
      <OrganizationData />
      <PageHero
        eyebrow={t('about.eyebrow')}
        title={t('about.title')}
        lead={t('about.lead')}
        actions={
          <>
            <ActionLink to={paths.apply()}>{t('site.action.apply')}</ActionLink>
            <ActionLink to="#work" kind="secondary">
              {t('about.work.title')}
            </ActionLink>
          </>
        }
        picture={
          <ReviewedLines
            title={t('about.sample.title')}
            note={t('about.sample.note')}
            words={t('about.sample.words')}
          />
        }
      />
      <Stats />
      <Section id="work" title={t('about.work.title')} lead={t('about.work.lead')}>
        <ol className={styles.rules}>
          {rules.map(({ name, title, text }) => (
            <li key={name}>
              <Phrases as="h3">{t(title)}</Phrases>
              <Phrases as="p">{t(text)}</Phrases>
              <div className={styles.slip}>
                <WorkSlip name={name} />
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{t('about.slip.note')}</p>
      </Section>
      <Section title={t('about.lines.title')} lead={t('about.lines.lead')} tone="sunken">
        <CardGrid
          cards={offers.map(({ title, text, action, ...card }) => ({
            ...card,
            title: t(title),
            text: t(text),
            action: t(action),
          }))}
        />
      </Section>
      <section className={styles.band} data-filled="" aria-labelledby="offices">
        <div className={styles.bandInner}>
          <Phrases as="h2" id="offices">
            {t('about.offices.title')}
          </Phrases>
          <Phrases as="p" className={styles.bandLead}>
            {t('about.offices.lead')}
          </Phrases>
          <ul className={styles.cities}>
            {offices.map(({ id, city }) => (
              <li key={id}>
                <Phrases as="h3">{city[language]}</Phrases>
                {officeAddresses[id] && <p>{officeAddresses[id][language]}</p>}
              </li>
            ))}
          </ul>
          <p className={styles.bandLink}>
            <ActionLink to={paths.contact()} kind="secondary">
              {t('about.offices.all')}
            </ActionLink>
            <ActionLink to={paths.join()} kind="secondary">
              {t('about.offices.jobs')}
            </ActionLink>
          </p>
          {legal.entity && (
            <p className={styles.operator}>
              <span>{legal.entity[language]}</span>
              {legal.address && (
                <span>
                  {t('legal.address')} {legal.address[language]}
                </span>
              )}
              <LocalizedLink to={paths.security()}>{t('site.footer.security')}</LocalizedLink>
              <LegalLink page="privacy">{t('site.footer.privacy')}</LegalLink>
            </p>
          )}
        </div>
      </section>
      <CallToAction title={t('about.closing.title')} text={t('about.closing.text')} />
    </>
  );
}
