import { type ReactNode, useMemo } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ApplyActions } from '../sections/apply-actions.tsx';
import styles from './search-dialog.module.css';
import { type EntryKind, fieldsOf, type SearchEntry } from './search-entry.ts';
import { searchItems } from './text-search.ts';
import type { Part } from './use-entries.ts';

/** The maximum number of results of one kind. */
const maxPerKind = 6;

/** The pages shown before a search. */
const popular = [paths.product(), paths.lib(), paths.caseStudies(), paths.quote(), paths.contact()];

const entriesIn = (part: Part): readonly SearchEntry[] => (typeof part === 'object' ? part : []);

interface SearchResultsProps {
  query: string;
  index: Part;
  articles: Part;
  onRetry: () => void;
}

/** The results by kind, or what to do without any. */
export function SearchResults({ query, index, articles, onRetry }: SearchResultsProps) {
  const { t } = useTranslation(['search']);
  const found = useMemo(
    () => (query ? searchItems([...entriesIn(index), ...entriesIn(articles)], query, fieldsOf) : []),
    [index, articles, query],
  );
  // The kind of the best result is first.
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const isLoading = index === 'loading' || articles === 'loading';
  const retryButton = (
    <Button kind="chip" onClick={onRetry}>
      {t('search.retry')}
    </Button>
  );
  return (
    <div className={styles.results} data-results>
      <p className={query ? styles.count : 'visually-hidden'} role="status">
        {isLoading
          ? t('search.loading')
          : query && index !== 'failed' && t('search.found', { total: found.length })}
      </p>
      {index === 'failed' ? (
        <p className={styles.failure} role="alert">
          {t('search.failed')} {retryButton}
        </p>
      ) : (
        articles === 'failed' && (
          <p className={styles.failure} role="alert">
            {t('search.articlesFailed')} {retryButton}
          </p>
        )
      )}
      {!query && typeof index === 'object' && (
        <Group
          title={t('search.popular')}
          entries={popular.flatMap((path) => index.find((entry) => entry.path === path) ?? [])}
        />
      )}
      {kinds.map((kind) => {
        const entries = found.filter((entry) => entry.kind === kind);
        return (
          entries.length > 0 && (
            <Group key={kind} title={t(`search.kind.${kind}`)} entries={entries.slice(0, maxPerKind)}>
              <MoreLink kind={kind} query={query} total={entries.length} />
            </Group>
          )
        );
      })}
      {query && found.length === 0 && !isLoading && index !== 'failed' && (
        <div className={styles.empty}>
          <h2>{t('search.empty.title', { keyword: query })}</h2>
          <p>{t('search.empty.text')}</p>
          <ApplyActions />
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  title: string;
  entries: readonly SearchEntry[];
  children?: ReactNode;
}

function Group({ title, entries, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <LocalizedLink to={entry.path} className={styles.result}>
              <strong>{entry.title}</strong>
              <span>{entry.text}</span>
            </LocalizedLink>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The link to a page that lists all results of a kind. */
function MoreLink({ kind, query, total }: { kind: EntryKind; query: string; total: number }) {
  const { t } = useTranslation(['search']);
  if (kind === 'question' && total > maxPerKind)
    return (
      <LocalizedLink to={paths.lib({ keyword: query })} className={styles.more}>
        {t('search.moreQuestions', { total })}
      </LocalizedLink>
    );
  return (
    kind === 'article' && (
      <LocalizedLink to={paths.newsList({ keyword: query })} className={styles.more}>
        {t('search.moreArticles', { keyword: query })}
      </LocalizedLink>
    )
  );
}
