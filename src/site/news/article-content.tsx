import styles from './article-content.module.css';

/** HTML that has passed `sanitizeArticle`, and nothing else has this shape. */
export interface SafeHtml {
  sanitised: string;
}

/** The text of an article. The one place where HTML of the API enters a page. */
export function ArticleContent({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: articles are HTML by contract, and this has been sanitised
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: html.sanitised }} />;
}
