import { Checkbox } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { CardTable, Cell, ColumnHead, Row, RowHead } from './card-table.tsx';
import styles from './permission-matrix.module.css';
import { isAllowed, type Permission, withPermission } from './permissions.ts';
import { PersonLink } from './person-link.tsx';
import type { RowChoice } from './row-menu.tsx';
import { SortableHead } from './sub-account-table.tsx';
import type { ChangeRow, SubUser } from './use-optimistic-rows.ts';

interface PermissionMatrixProps {
  rows: readonly SubUser[];
  permissions: readonly Permission[];
  changeRow: ChangeRow;
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

/** The permissions: a row per sub-account, a column per product, service and DE. */
export function PermissionMatrix({ rows, permissions, changeRow, onChoose }: PermissionMatrixProps) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();

  const allow = (row: SubUser, permission: Permission, allowed: boolean) =>
    changeRow(
      row,
      (current) => withPermission(current, permission, allowed),
      ({ id, name, mobile, productIds, serviceIds, de }) =>
        unwrap(
          services().api.PUT('/v1/users/sub', { body: { id, name, mobile, productIds, serviceIds, de } }),
        ),
    );

  const heads = (
    <>
      <SortableHead column="name" className={styles.person}>
        {t('subAccount.list.name')}
      </SortableHead>
      {permissions.map(({ id, name }) => (
        <ColumnHead key={id}>{name}</ColumnHead>
      ))}
      <ColumnHead>{t('subAccount.list.de')}</ColumnHead>
    </>
  );
  return (
    <CardTable label={t('subAccount.matrix.label')} className={styles.matrix} heads={heads}>
      {rows.map((row) => (
        <Row key={row.id}>
          <RowHead className={styles.person}>
            <PersonLink row={row} />
            <small>
              <EmailText email={row.account} />
            </small>
          </RowHead>
          {permissions.map((permission) => (
            <Cell key={permission.id}>
              <Checkbox
                className={styles.box}
                label={<span className={styles.what}>{permission.name}</span>}
                aria-label={t('subAccount.matrix.cell', {
                  name: row.name,
                  permission: permission.name,
                })}
                checked={isAllowed(row, permission)}
                onChange={(_, { checked }) => allow(row, permission, checked === true)}
              />
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
      ))}
    </CardTable>
  );
}
