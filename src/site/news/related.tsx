import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { News, NewsCardProps } from './news-card.tsx';
import { NewsGrid } from './news-grid.tsx';
import styles from './related.module.css';

interface RelatedProps extends Pick<NewsCardProps, 'date'> {
  title: string;
  list: readonly (News & { tags?: string[] })[];
  /** The path of an item. */
  to: (id: string) => string;
}

/** At most three related articles below the article. */
export function Related({ title, list, to, date }: RelatedProps) {
  if (list.length === 0) return null;
  return (
    <section className={styles.related} data-screen="" aria-labelledby="related">
      <Phrases as="h2" id="related">
        {title}
      </Phrases>
      <NewsGrid list={list.slice(0, 3)} heading="h3" to={to} date={date} />
    </section>
  );
}
