import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { BackIcon } from '../../ui/back-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './article.module.css';
import { ArticleContent, type SafeHtml } from './article-content.tsx';

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
      <Button as={LocalizedLink} kind="quiet" to={back.to} data-screen="">
        <BackIcon />
        {back.text}
      </Button>
      <Phrases as="h1">{title}</Phrases>
      <div className={styles.facts}>{facts}</div>
      {cover && <img src={cover} alt="" width="1280" height="720" className={styles.cover} />}
      <ArticleContent html={html} />
      {children}
    </article>
  );
}
