import { Button } from '@fluentui/react-button';
import { SearchBox } from '@fluentui/react-search';
import { Select } from '@fluentui/react-select';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { useArea } from './area-layout.tsx';
import { FoldButton } from './fold-button.tsx';
import styles from './list-page.module.css';
import { countFilters, type Filters, noFilters } from './list-query.ts';
import { type Permission, statusKeys } from './sub-user.ts';
import { useListQuery } from './use-list-query.ts';

/** The time without a key after which the list follows the search. */
const pauseMs = 250;

/**
 * The filters of the list, stored in the URL. The list follows the search while it is typed.
 *
 * @param total the number of sub-accounts that pass the filters
 */
export function ListFilters({ total }: { total: number }) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const { query, wanted, change } = useListQuery();
  /** The number is that of the filters before while the list loads. */
  const isIdle = useNavigation().state === 'idle';
  const [keyword, setKeyword] = useState(query.keyword);
  const search = useRef<HTMLInputElement>(null);
  /** Whether an input method composes a word: its letters are no search. */
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = countFilters(wanted);
  const selects = count - (wanted.keyword ? 1 : 0);
  /** The keyword that this field has put into the URL. */
  const sent = useRef(query.keyword);
  // History navigation changes the keyword; the own search must not undo what was typed since.
  useEffect(() => {
    if (query.keyword !== sent.current) {
      clearTimeout(timer.current);
      setKeyword(query.keyword);
    }
    sent.current = query.keyword;
  }, [query.keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function filter(changes: Partial<Filters>, options?: { replace: boolean }) {
    clearTimeout(timer.current);
    const filters = { keyword: keyword.trim(), ...changes };
    sent.current = filters.keyword;
    change(filters, options);
  }
  function searchFor(text: string) {
    const typed = text.trim();
    // "Back" returns to the list before the search, not to each part of it.
    if (typed !== wanted.keyword)
      filter({ keyword: typed }, { replace: query.keyword !== '' && typed !== '' });
  }
  function searchSoon(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchFor(text), pauseMs);
  }
  /** What the list is filtered by, beside the search: a link may have set it, and a phone folds its controls. */
  const conditions = [
    ...statusKeys.filter((_, status) => wanted.status === `${status}`).map((key) => t(key)),
    ...permissions.filter(({ id }) => id === (wanted.productId || wanted.serviceId)).map(({ name }) => name),
    wanted.assigned && t('subAccount.filter.nothing'),
    wanted.signedIn && t('subAccount.filter.neverSignedIn'),
    wanted.de && t(wanted.de === '1' ? 'subAccount.filter.withDe' : 'subAccount.filter.withoutDe'),
  ].filter((condition) => condition !== '');
  const matches = { count: total, total: formatNumber(total) };
  const productIds = permissions.filter(({ kind }) => kind === 'productIds');
  const serviceIds = permissions.filter(({ kind }) => kind === 'serviceIds');
  return (
    <Form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(keyword);
      }}
    >
      <SearchBox
        ref={search}
        className={styles.keyword}
        value={keyword}
        maxLength={100}
        autoComplete="off"
        aria-label={t('subAccount.list.search')}
        placeholder={t('subAccount.list.searchPlaceholder')}
        dismiss={{ 'aria-label': t('subAccount.filter.clearKeyword') }}
        onChange={(_, { value }) => {
          setKeyword(value);
          if (!isComposing.current) searchSoon(value);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          searchSoon(currentTarget.value);
        }}
      />
      <FoldButton isOpenAtFirst={selects > 0}>
        {selects > 0 ? t('subAccount.filter.moreSet', { count: selects }) : t('subAccount.filter.more')}
      </FoldButton>
      <div className={styles.conditions}>
        <Select
          aria-label={t('subAccount.list.status')}
          value={wanted.status}
          onChange={(_, { value }) => filter({ status: value })}
        >
          <option value="">{t('subAccount.filter.anyStatus')}</option>
          {statusKeys.map((key, status) => (
            <option key={key} value={status}>
              {t(key)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('subAccount.filter.canUse')}
          value={wanted.productId || wanted.serviceId || wanted.assigned}
          onChange={(_, { value }) =>
            filter({
              productId: productIds.some(({ id }) => id === value) ? value : '',
              serviceId: serviceIds.some(({ id }) => id === value) ? value : '',
              assigned: value === '0' ? value : '',
            })
          }
        >
          <option value="">{t('subAccount.filter.anyPermission')}</option>
          <PermissionOptions label={t('subAccount.create.products')} permissions={productIds} />
          <PermissionOptions label={t('subAccount.create.services')} permissions={serviceIds} />
          <option value="0">{t('subAccount.filter.nothing')}</option>
        </Select>
        <Select
          aria-label={t('subAccount.list.lastLogin')}
          value={wanted.signedIn}
          onChange={(_, { value }) => filter({ signedIn: value })}
        >
          <option value="">{t('subAccount.filter.anyLogin')}</option>
          <option value="0">{t('subAccount.filter.neverSignedIn')}</option>
        </Select>
        <Select
          aria-label={t('subAccount.list.de')}
          value={wanted.de}
          onChange={(_, { value }) => filter({ de: value })}
        >
          <option value="">{t('subAccount.filter.anyDe')}</option>
          <option value="1">{t('subAccount.filter.withDe')}</option>
          <option value="0">{t('subAccount.filter.withoutDe')}</option>
        </Select>
      </div>
      <span role="status" className={styles.matches}>
        {count > 0 &&
          isIdle &&
          (conditions.length > 0
            ? t('subAccount.filter.matchesOf', {
                ...matches,
                filters: conditions.join(t('subAccount.person.separator')),
              })
            : t('subAccount.filter.matches', matches))}
      </span>
      {count > 0 && (
        <Button
          appearance="subtle"
          className={styles.clear}
          onClick={() => {
            setKeyword('');
            filter(noFilters);
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

function PermissionOptions({ label, permissions }: { label: string; permissions: readonly Permission[] }) {
  if (permissions.length === 0) return null;
  return (
    <optgroup label={label}>
      {permissions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
