import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import text from '../../ui/text.module.css';
import type { ListedNews } from '../news/news-card.tsx';
import { NewsGrid } from '../news/news-grid.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import styles from './latest-news.module.css';

/** The latest news; `null` when they failed to load. */
export function LatestNews({ list }: { list: ListedNews[] | null }) {
  const { t } = useTranslation(['home']);
  if (list?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="latest">
      <header className={styles.head}>
        <Phrases as="h2" id="latest">
          {t('home.news.title')}
        </Phrases>
        <ActionLink to={paths.newsList()} kind="secondary">
          {t('home.news.all')}
        </ActionLink>
      </header>
      {list ? (
        <NewsGrid list={list} heading="h3" />
      ) : (
        <p className={text.muted}>{t('home.news.unavailable')}</p>
      )}
    </section>
  );
}
