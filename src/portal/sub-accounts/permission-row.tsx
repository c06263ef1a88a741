import { Checkbox } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { CheckCircleIcon } from '../../ui/portal-icons.tsx';
import { Cell, Row, RowHead } from './card-table.tsx';
import styles from './permission-matrix.module.css';
import { isAllowed, type Permission } from './permissions.ts';
import { PersonLink } from './person-link.tsx';
import type { RowChoice } from './row-menu.tsx';
import type { SubUser } from './use-optimistic-rows.ts';

interface PermissionRowProps {
  row: SubUser;
  permissions: readonly Permission[];
  /** Ids of the permissions that were just saved, separated by spaces. */
  savedIds: string;
  onAllow: (row: SubUser, permission: Permission, allowed: boolean) => void;
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

/** The permissions of one sub-account. It is memoized, because a page has up to 100 rows of many controls each. */
export const PermissionRow = memo(function PermissionRow({
  row,
  permissions,
  savedIds,
  onAllow,
  onChoose,
}: PermissionRowProps) {
  const { t } = useTranslation(['subAccount']);
  const saved = savedIds.split(' ');
  return (
    <Row>
      <RowHead className={styles.person}>
        <PersonLink row={row} />
        <small>
          <EmailText email={row.account} />
        </small>
      </RowHead>
      {permissions.map((permission) => (
        <Cell key={permission.id} className={styles.cell}>
          <Checkbox
            className={styles.box}
            label={<span className={styles.what}>{permission.name}</span>}
            aria-label={t('subAccount.matrix.cell', { name: row.name, permission: permission.name })}
            checked={isAllowed(row, permission)}
            onChange={(_, { checked }) => onAllow(row, permission, checked === true)}
          />
          {saved.includes(permission.id) && <CheckCircleIcon className={styles.mark} />}
        </Cell>
      ))}
      <Cell>
        <Checkbox
          className={styles.box}
          label={<span className={styles.what}>{t('subAccount.list.de')}</span>}
          aria-label={t('subAccount.list.deOf', { name: row.name })}
          checked={row.de === 1}
          onChange={({ currentTarget }) => onChoose(row, row.de === 1 ? 'deOff' : 'deOn', currentTarget)}
        />
      </Cell>
    </Row>
  );
});
