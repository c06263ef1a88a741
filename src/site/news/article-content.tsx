import styles from './article-content.module.css';

/** A branded type for the output of `sanitizeArticle`. */
export interface SafeHtml {
  sanitised: string;
}

/** The content of an article. The only place that renders HTML of the API. */
export function ArticleContent({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of the article is sanitized
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: html.sanitised }} />;
}
