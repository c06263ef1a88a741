import { useText } from '../../i18n/use-text.ts';
import { type News, NewsCard } from './news-card.tsx';
import styles from './news-detail-page.module.css';

export function RelatedNews({ list }: { list: News[] }) {
  const t = useText('news');
  if (list.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{t('news.detail.related')}</h2>
      <ul>
        {list.slice(0, 3).map((news) => (
          <li key={news.id}>
            <NewsCard news={news} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
