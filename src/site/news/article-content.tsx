import '../../ui/scroll-edges.css';
import styles from './article-content.module.css';

/** A branded type for the output of `sanitizeArticle`. */
export interface SafeHtml {
  sanitised: string;
}

/** The content of an article. The only place that renders HTML of the API. */
export function ArticleContent({ html }: { html: SafeHtml }) {
  return (
    <div
      className={styles.content}
      data-scroll-edges="tables"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of the article is sanitized
      dangerouslySetInnerHTML={{ __html: html.sanitised }}
    />
  );
}
