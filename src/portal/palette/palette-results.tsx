import type { components } from '../../../openapi/generated/schema.d.ts';
import styles from '../../app/search-dialog/search-dialog.module.css';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useColleagues } from '../sub-accounts/use-colleagues.ts';
import {
  colleagueEntry,
  kinds,
  matchEntries,
  type PaletteEntry,
  pagesAndActions,
  productEntry,
} from './palette-entries.ts';

/** The maximum number of results of one kind. */
const maxPerKind = 6;

const kindNames: Record<PaletteEntry['kind'], TextKey<'palette'>> = {
  page: 'palette.kind.page',
  action: 'palette.kind.action',
  product: 'palette.kind.product',
  colleague: 'palette.kind.colleague',
};

interface PaletteResultsProps {
  query: string;
  products: readonly components['schemas']['MyProduct'][];
  isMain: boolean;
}

/** The entries by kind: all pages and actions before a search. */
export function PaletteResults({ query, products, isMain }: PaletteResultsProps) {
  const { t } = useTranslation(['user', 'account', 'palette', 'search']);
  const colleagues = useColleagues(query).map((user) => colleagueEntry(user, isMain));
  const known = [
    ...pagesAndActions(t, isMain),
    ...products.flatMap((product) => productEntry(t, product, isMain)),
  ];
  const found = query ? [...matchEntries(known, query), ...colleagues] : known;
  return (
    <div className={styles.results} data-results>
      <p className={query ? styles.count : 'visually-hidden'} role="status">
        {query && t('search.found', { total: found.length })}
      </p>
      {kinds.map((kind) => {
        const entries = found.filter((entry) => entry.kind === kind);
        return (
          entries.length > 0 && (
            <section key={kind} className={styles.group}>
              <h2>{t(kindNames[kind])}</h2>
              <ul>
                {entries.slice(0, query ? maxPerKind : undefined).map((entry) => (
                  <li key={entry.to}>
                    <EntryLink {...entry} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function EntryLink({ title, text, to }: PaletteEntry) {
  const words = (
    <>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {text && (
        <span>
          <bdi>{text}</bdi>
        </span>
      )}
    </>
  );
  if (to.startsWith('mailto:'))
    return (
      <a href={to} className={styles.result}>
        {words}
      </a>
    );
  return (
    <LocalizedLink to={to} className={styles.result}>
      {words}
    </LocalizedLink>
  );
}
