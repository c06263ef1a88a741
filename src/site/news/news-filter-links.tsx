import type { components } from '../../../openapi/generated/schema.d.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type NewsFilters, paths } from '../../paths/paths.ts';
import { FilterLinks } from '../search/filter-links.tsx';
import styles from './news-filter-links.module.css';

interface NewsFilterLinksProps extends Pick<components['schemas']['NewsPage'], 'topics' | 'years'> {
  filters: NewsFilters;
}

/** The topics and years of the news with the number of their items. Nothing when the API has no topics. */
export function NewsFilterLinks({ filters, topics = [], years = [] }: NewsFilterLinksProps) {
  const { t } = useTranslation(['news']);
  const { keyword, topic, year } = filters;
  if (topics.length === 0) return null;
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={t('news.filter.topic')}
        choices={[
          {
            to: paths.newsList({ keyword, year }),
            text: t('news.filter.all'),
            isChosen: topic === undefined,
          },
          ...topics
            .filter(({ id, count }) => count > 0 || id === topic)
            .map(({ id, name, count }) => ({
              to: paths.newsList({ keyword, topic: id, year }),
              text: name,
              count,
              isChosen: id === topic,
            })),
        ]}
      />
      <FilterLinks
        label={t('news.filter.year')}
        choices={[
          {
            to: paths.newsList({ keyword, topic }),
            text: t('news.filter.allYears'),
            isChosen: year === undefined,
          },
          ...years
            .filter(({ year: of, count }) => count > 0 || of === year)
            .map(({ year: of, count }) => ({
              to: paths.newsList({ keyword, topic, year: of }),
              text: `${of}`,
              count,
              isChosen: of === year,
            })),
        ]}
      />
    </div>
  );
}
