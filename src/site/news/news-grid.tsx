import { paths } from '../../app/paths.ts';
import { type News, NewsCard } from './news-card.tsx';
import styles from './news-grid.module.css';

interface NewsGridProps {
  list: readonly (News & { tags?: readonly string[] })[];
  heading?: 'h2' | 'h3';
  /** The path of an item; of a news item by default. */
  to?: (id: string) => string;
}

/** News items as cards in full rows. */
export function NewsGrid({ list, heading, to = paths.newsDetail }: NewsGridProps) {
  return (
    <ul className={styles.grid}>
      {list.map((news) => (
        <li key={news.id}>
          <NewsCard news={news} heading={heading} to={to(news.id)} tags={news.tags} />
        </li>
      ))}
    </ul>
  );
}
