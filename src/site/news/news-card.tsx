import type { ComponentType } from 'react';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import card from '../../ui/card.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './news-card.module.css';
import { PublishedDate } from './published-date.tsx';
import { TagList } from './tag-list.tsx';

export type News = components['schemas']['News'];

/** A news item as a card shows it. */
export type ListedNews = Omit<News, 'summary'> & Partial<Pick<News, 'summary'>>;

export interface NewsCardProps {
  news: ListedNews;
  heading?: 'h2' | 'h3';
  /** The target of the link. */
  to: string;
  tags?: readonly string[];
  date?: ComponentType<{ time: number }>;
}

/** The card of a news item. The whole card is clickable. */
export function NewsCard({
  news,
  heading: Heading = 'h2',
  to,
  tags = [],
  date: Day = PublishedDate,
}: NewsCardProps) {
  return (
    <article className={`${card.linked} ${styles.card}`}>
      {news.cover ? (
        <img src={news.cover} alt="" width="640" height="360" loading="lazy" className={styles.cover} />
      ) : (
        <div className={styles.cover} />
      )}
      <div className={styles.text}>
        <p className={styles.date}>
          <Day time={news.publishTime} />
          {news.topic && <span>{news.topic.name}</span>}
        </p>
        <Heading className={styles.title}>
          {/* Four lines at most; the tooltip shows the whole title. */}
          <LocalizedLink to={to} title={news.title}>
            <Phrases as="span">{news.title}</Phrases>
          </LocalizedLink>
        </Heading>
        {news.summary && (
          <Phrases as="p" className={styles.summary}>
            {news.summary}
          </Phrases>
        )}
        <TagList tags={tags} />
      </div>
    </article>
  );
}
