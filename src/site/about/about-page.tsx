import type { PageHandle } from '../../boot.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { PageIntro } from '../intro/page-intro.tsx';
import { OrganizationData } from '../seo/organization-data.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import styles from './about-page.module.css';
import { ListeningDrawing } from './listening-drawing.tsx';
import { OfficeNetwork } from './office-network.tsx';
import { offices } from './offices.ts';

export const handle: PageHandle = { namespaces: ['about'] };

type Key = TextKey<'about'>;

const figures: { value: Key; label: Key }[] = [
  { value: 'about.figures.panel.value', label: 'about.figures.panel.label' },
  { value: 'about.figures.reach.value', label: 'about.figures.reach.label' },
  { value: 'about.figures.projects.value', label: 'about.figures.projects.label' },
  { value: 'about.figures.staff.value', label: 'about.figures.staff.label' },
  { value: 'about.figures.types.value', label: 'about.figures.types.label' },
  { value: 'about.figures.cities.value', label: 'about.figures.cities.label' },
];

const habits: { title: Key; text: Key }[] = [
  { title: 'about.work.question.title', text: 'about.work.question.text' },
  { title: 'about.work.people.title', text: 'about.work.people.text' },
  { title: 'about.work.evidence.title', text: 'about.work.evidence.text' },
  { title: 'about.work.action.title', text: 'about.work.action.text' },
];

const offers: { title: Key; text: Key; to: string }[] = [
  { title: 'about.lines.tool.title', text: 'about.lines.tool.text', to: paths.lib() },
  { title: 'about.lines.sample.title', text: 'about.lines.sample.text', to: paths.quote() },
  { title: 'about.lines.experience.title', text: 'about.lines.experience.text', to: paths.product() },
];

export default function AboutPage() {
  const t = useText('about');
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('about.meta.title')} description={t('about.meta.description')} />
      <OrganizationData />
      <Breadcrumbs trail={[{ name: t('about.eyebrow'), path: paths.about() }]} />
      <PageIntro
        eyebrow={t('about.eyebrow')}
        title={t('about.title')}
        lead={t('about.lead')}
        picture={<ListeningDrawing />}
      />
      <section className={styles.section} aria-labelledby="figures">
        <h2 id="figures" className="visually-hidden">
          {t('about.figures.title')}
        </h2>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={value}>
              <dt>{t(label)}</dt>
              <dd>{t(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="work">
        <div className={styles.head}>
          <h2 id="work">{t('about.work.title')}</h2>
          <p>{t('about.work.lead')}</p>
        </div>
        <ol className={styles.habits}>
          {habits.map(({ title, text }) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section} aria-labelledby="offers">
        <div className={styles.head}>
          <h2 id="offers">{t('about.lines.title')}</h2>
          <p>{t('about.lines.lead')}</p>
        </div>
        <ul className={styles.offers}>
          {offers.map(({ title, text, to }) => (
            <li key={title}>
              <h3>
                <LocalLink to={to}>
                  {t(title)}
                  <ArrowIcon />
                </LocalLink>
              </h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.band} aria-labelledby="offices">
        <div className={styles.bandInner}>
          <div>
            <h2 id="offices">{t('about.offices.title')}</h2>
            <p className={styles.bandLead}>{t('about.offices.lead')}</p>
            <ul className={styles.cities}>
              {offices.map(({ id, city, rooms }) => (
                <li key={id}>
                  <h3>{city[language]}</h3>
                  <p>{t(rooms)}</p>
                </li>
              ))}
            </ul>
            <LocalLink to={paths.contact()} className={styles.bandLink}>
              {t('about.offices.all')}
              <ArrowIcon />
            </LocalLink>
          </div>
          <OfficeNetwork />
        </div>
      </section>
      <section className={styles.closing} aria-labelledby="closing">
        <h2 id="closing">{t('about.closing.title')}</h2>
        <p>{t('about.closing.text')}</p>
        <p className={styles.actions}>
          <LocalLink to={paths.apply()} className={styles.primary}>
            {t('about.closing.apply')}
          </LocalLink>
          <LocalLink to={paths.contact()} className={styles.secondary}>
            {t('about.closing.contact')}
          </LocalLink>
        </p>
      </section>
    </>
  );
}
