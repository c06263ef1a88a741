import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmployeeIcon, SearchIcon } from '../../ui/icons.tsx';
import { ViewLinks } from '../../ui/view-links.tsx';
import styles from './list-page.module.css';
import { isFiltered, type View, views } from './list-query.ts';
import { useListQuery } from './use-list-query.ts';

const viewKeys = {
  accounts: 'subAccount.view.accounts',
  permissions: 'subAccount.view.permissions',
} as const satisfies Record<View, string>;

/** The links between the two views of the list. */
export function ListViews() {
  const { t } = useTranslation(['subAccount']);
  const { query, wanted, addressOf } = useListQuery();
  return (
    <ViewLinks
      label={t('subAccount.view.label')}
      views={views.map((view) => ({
        name: t(viewKeys[view]),
        to: addressOf({ view, page: query.page }),
        isCurrent: view === wanted.view,
      }))}
    />
  );
}

/** The empty list: no sub-accounts, or no matches. */
export function NoRows() {
  const { t } = useTranslation(['subAccount']);
  const { query } = useListQuery();
  const { keyword } = query;
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon} aria-hidden="true">
        {isFiltered(query) ? <SearchIcon /> : <EmployeeIcon />}
      </span>
      <p role="status">
        {keyword
          ? t('subAccount.list.noMatch', { keyword })
          : t(isFiltered(query) ? 'subAccount.list.noneFit' : 'subAccount.list.empty')}
      </p>
      {!isFiltered(query) && (
        <Button as={LocalizedLink} kind="primary" to={paths.subAccountCreate()}>
          {t('subAccount.list.createFirst')}
        </Button>
      )}
    </div>
  );
}
