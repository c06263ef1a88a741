import styles from './article-content.module.css';

/** The text of an article. The one place where HTML of the API enters a page. */
export function ArticleContent({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: articles are HTML by contract; sanitising belongs here, before anything else
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />;
}
