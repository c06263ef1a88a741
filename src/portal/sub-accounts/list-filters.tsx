import { Button, Field, SearchBox, Select } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChevronIcon, SearchIcon } from '../../ui/icons.tsx';
import styles from './list-page.module.css';
import { isFiltered, type ListQuery } from './list-query.ts';
import type { Permission } from './permissions.ts';
import { statusKeys } from './status.ts';
import { useColleagues } from './use-colleagues.ts';
import { useListQuery } from './use-list-query.ts';

const flagOf = (value: string) => (value === '' ? undefined : value === '1' ? 1 : 0);

const statusOf = (value: string) => ([0, 1, 2] as const).find((status) => `${status}` === value);

/** The filters of the list, stored in the URL. */
export function ListFilters({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation(['subAccount']);
  const navigate = useNavigate();
  const { query, wanted, addressOf } = useListQuery();
  const [keyword, setKeyword] = useState(query.keyword);
  const search = useRef<HTMLInputElement>(null);
  const suggestionsId = useId();
  // The URL has the keyword; the draft is done.
  const colleagues = useColleagues(keyword === query.keyword ? '' : keyword);
  const filters = [wanted.status, wanted.productId || undefined, wanted.de];
  const set = filters.filter((condition) => condition !== undefined).length;
  const [isOpen, setOpen] = useState(set > 0);
  // History navigation changes the keyword.
  useEffect(() => setKeyword(query.keyword), [query.keyword]);

  const go = (changes: Partial<ListQuery>) =>
    navigate(addressOf({ keyword: keyword.trim(), ...changes }), { preventScrollReset: true });
  return (
    <Form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        go({});
      }}
    >
      <Field label={t('subAccount.list.search')} className={styles.keyword}>
        <SearchBox
          ref={search}
          name="keyword"
          value={keyword}
          maxLength={100}
          list={suggestionsId}
          autoComplete="off"
          placeholder={t('subAccount.list.searchPlaceholder')}
          dismiss={{ 'aria-label': t('subAccount.filter.clearKeyword') }}
          onChange={(event, { value }) => {
            setKeyword(value);
            // The clear button of the search field.
            if (value === '' && event.type === 'click' && query.keyword) go({ keyword: '' });
          }}
        />
      </Field>
      <datalist id={suggestionsId}>
        {colleagues.map(({ id, name, email }) => (
          <option key={id} value={name}>
            {email}
          </option>
        ))}
      </datalist>
      <Button type="submit" icon={<SearchIcon />}>
        {t('subAccount.list.search')}
      </Button>
      {/* On narrow screens only; otherwise the filters are always visible. */}
      <Button
        appearance="transparent"
        className={styles.more}
        icon={<ChevronIcon className={isOpen ? styles.up : undefined} />}
        iconPosition="after"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{set > 0 ? t('subAccount.filter.moreSet', { count: set }) : t('subAccount.filter.more')}</span>
      </Button>
      <div className={isOpen ? styles.conditions : `${styles.conditions} ${styles.folded}`}>
        <Field label={t('subAccount.list.status')}>
          <Select
            value={wanted.status === undefined ? '' : `${wanted.status}`}
            onChange={(_, { value }) => go({ status: statusOf(value) })}
          >
            <option value="">{t('subAccount.filter.any')}</option>
            {statusKeys.map((key, status) => (
              <option key={key} value={status}>
                {t(key)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('subAccount.filter.product')}>
          <Select value={wanted.productId} onChange={(_, { value }) => go({ productId: value })}>
            <option value="">{t('subAccount.filter.any')}</option>
            {permissions
              .filter(({ kind }) => kind === 'productIds')
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        <Field label={t('subAccount.list.de')}>
          <Select
            value={wanted.de === undefined ? '' : `${wanted.de}`}
            onChange={(_, { value }) => go({ de: flagOf(value) })}
          >
            <option value="">{t('subAccount.filter.any')}</option>
            <option value="1">{t('subAccount.list.deOn')}</option>
            <option value="0">{t('subAccount.list.deOff')}</option>
          </Select>
        </Field>
      </div>
      {isFiltered(wanted) && (
        <Button
          appearance="subtle"
          className={styles.clear}
          onClick={() => {
            go({ keyword: '', status: undefined, productId: '', de: undefined });
            // Clearing removes the button.
            search.current?.focus();
          }}
        >
          {t('subAccount.filter.clear')}
        </Button>
      )}
    </Form>
  );
}
