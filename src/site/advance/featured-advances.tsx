import type { components } from '../../../openapi/generated/schema.d.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import text from '../../ui/text.module.css';
import news from '../news/news-card.module.css';
import styles from './advance-list-page.module.css';

export type Advance = components['schemas']['AdvanceNews'];

/** The featured items, with their topic and their time: one large, the others beside it. */
export function FeaturedAdvances({ list }: { list: Advance[] }) {
  const { t } = useTranslation(['advance']);
  const [lead, ...others] = list;
  if (!lead) return null;
  return (
    <section
      className={`${split.split} ${styles.featured} ${card.band}`}
      aria-label={t('advance.list.featured')}
    >
      <article className={styles.lead}>
        {lead.cover && <img src={lead.cover} alt="" width="640" height="360" />}
        <p className={text.eyebrow}>{lead.tags.slice(1).join(' · ')}</p>
        <h2>
          <LocalizedLink to={paths.advance(lead.id)}>
            <Phrases as="span">{lead.title}</Phrases>
          </LocalizedLink>
        </h2>
        <Phrases as="p" className={text.note}>
          {lead.summary}
        </Phrases>
      </article>
      <ul className={styles.others}>
        {others.map((advance) => (
          <li key={advance.id}>
            <p className={text.eyebrow}>{advance.tags.slice(1).join(' · ')}</p>
            <LocalizedLink to={paths.advance(advance.id)}>
              <Phrases as="span">{advance.title}</Phrases>
            </LocalizedLink>
            <Phrases as="p" className={`${text.note} ${news.clamped}`}>
              {advance.summary}
            </Phrases>
          </li>
        ))}
      </ul>
    </section>
  );
}
