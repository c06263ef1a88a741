import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { BackIcon } from '../../ui/page-icons.tsx';
import styles from './article.module.css';
import { ArticleContent, type SafeHtml } from './article-content.tsx';
import { hasLongPhrase } from './long-phrase.ts';

interface ArticleProps {
  /** The link to the list. */
  back: { to: string; text: string };
  title: string;
  /** Date, author and tags. */
  facts: ReactNode;
  cover: string;
  html: SafeHtml;
  children?: ReactNode;
}

/** The article page. */
export function Article({ back, title, facts, cover, html, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <LocalizedLink to={back.to} className={styles.back}>
        <BackIcon />
        {back.text}
      </LocalizedLink>
      <h1 data-long={hasLongPhrase(title) ? '' : undefined}>{title}</h1>
      <div className={styles.facts}>{facts}</div>
      {cover && <img src={cover} alt="" width="1280" height="720" className={styles.cover} />}
      <ArticleContent html={html} />
      {children}
    </article>
  );
}
