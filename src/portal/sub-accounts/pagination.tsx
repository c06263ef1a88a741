import { Field, Select } from '@fluentui/react-components';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import styles from './list-page.module.css';
import { pageSizes } from './list-query.ts';
import { PageNumberField } from './page-number-field.tsx';
import { useListQuery } from './use-list-query.ts';

interface PaginationProps {
  page: number;
  total: number;
  size: number;
}

/** Pagination links, with the filters preserved. */
export const Pagination = memo(function Pagination({ page, total, size }: PaginationProps) {
  const { t } = useTranslation(['subAccount']);
  const navigate = useNavigate();
  const { addressOf } = useListQuery();
  const pages = Math.max(1, Math.ceil(total / size));
  const links = [
    { label: t('subAccount.list.first'), to: 1, isOffered: page > 2 },
    { label: t('subAccount.list.previous'), to: page - 1, isOffered: page > 1 },
    { label: t('subAccount.list.next'), to: page + 1, isOffered: page < pages },
    { label: t('subAccount.list.last'), to: pages, isOffered: page < pages - 1 },
  ].filter(({ isOffered }) => isOffered);
  return (
    <nav className={styles.pagination} aria-label={t('subAccount.list.pages')}>
      <span role="status">
        {pages > 1 && (
          <span>
            {`${t('subAccount.list.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })} · `}
          </span>
        )}
        <span>{t('subAccount.list.total', { total: formatNumber(total) })}</span>
      </span>
      <span className={styles.links}>
        {links.map(({ label, to }) => (
          <Link key={label} to={addressOf({ page: to })} preventScrollReset>
            {label}
          </Link>
        ))}
      </span>
      {pages > 1 && <PageNumberField page={page} pages={pages} />}
      {total > Math.min(...pageSizes) && (
        <Field label={t('subAccount.list.size')} orientation="horizontal" className={styles.size}>
          <Select
            value={`${size}`}
            onChange={(_, { value }) =>
              navigate(addressOf({ size: pageSizes.find((choice) => `${choice}` === value) }), {
                preventScrollReset: true,
              })
            }
          >
            {pageSizes.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        </Field>
      )}
    </nav>
  );
});
