import { paths } from '../../paths/paths.ts';
import { type ListedNews, NewsCard, type NewsCardProps } from './news-card.tsx';
import styles from './news-grid.module.css';

interface NewsGridProps extends Pick<NewsCardProps, 'heading' | 'date'> {
  list: readonly (ListedNews & { tags?: readonly string[] })[];
  /** The path of an item; of a news item by default. */
  to?: (id: string) => string;
}

/** News items as cards in full rows. */
export function NewsGrid({ list, to = paths.newsDetail, ...card }: NewsGridProps) {
  return (
    <ul className={styles.grid}>
      {list.map((news) => (
        <li key={news.id}>
          <NewsCard news={news} to={to(news.id)} tags={news.tags} {...card} />
        </li>
      ))}
    </ul>
  );
}
