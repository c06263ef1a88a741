import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import look from '../../ui/text.module.css';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import styles from './lenses.module.css';
import { methods } from './methods.ts';

export default function IntroducePage() {
  const c = useContent('introduce');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero {...c.hero} />
      <Lenses />
      <Comparison
        {...c.compare}
        rows={methods.map((method) => ({ name: c.compare.rows[method], to: paths.introduce(method) }))}
      />
      <CallToAction {...c.closing} />
    </>
  );
}

/** One problem, what each of the four methods finds out about it, and the conclusion from all of them. */
function Lenses() {
  const c = useContent('introduce');
  return (
    <Section title={c.lenses.title} lead={c.lenses.lead} tone="sunken">
      <ol className={styles.lenses}>
        {methods.map((method) => {
          const lens = c.lenses.methods[method];
          return (
            <li key={method}>
              <h3>
                <span>{lens.method}</span> <small>{lens.name}</small>
              </h3>
              <p className={styles.figure}>{lens.figure}</p>
              <Phrases as="p">{lens.finding}</Phrases>
              <Phrases as="p" className={look.note}>
                {lens.source}
              </Phrases>
              <ActionLink to={paths.introduce(method)} kind="secondary">
                {lens.action}
              </ActionLink>
            </li>
          );
        })}
      </ol>
      <p className={styles.conclusion}>
        <span>{c.lenses.conclusion}</span>
        <strong>
          <Phrases as="span">{c.lenses.answer}</Phrases>
        </strong>
      </p>
    </Section>
  );
}
