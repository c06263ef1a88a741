import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { data } from '../../api/data.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import list from './list-page.module.css';
import styles from './permission-matrix.module.css';
import { isAllowed, type Permission, withPermission } from './permissions.ts';
import type { RowChoice } from './row-menu.tsx';
import { SortableHead } from './sub-account-table.tsx';
import type { ChangeRow, SubUser } from './use-row-changes.ts';

interface PermissionMatrixProps {
  rows: readonly SubUser[];
  permissions: readonly Permission[];
  changeRow: ChangeRow;
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

/** Who may use what: a line per sub-account, a column per product and service, and DE. */
export function PermissionMatrix({ rows, permissions, changeRow, onChoose }: PermissionMatrixProps) {
  const t = useText('subAccount');
  const services = useServices();

  const allow = (row: SubUser, permission: Permission, allowed: boolean) =>
    changeRow(
      row,
      (current) => withPermission(current, permission, allowed),
      ({ id, name, mobile, productIds, serviceIds, de }) =>
        data(services().api.PUT('/v1/users/sub', { body: { id, name, mobile, productIds, serviceIds, de } })),
    );

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard
    <section className={list.scroller} aria-label={t('subAccount.matrix.label')} tabIndex={0}>
      {/* The roles are said, as browsers forget them where cards stand in place of lines. */}
      <Table
        role="table"
        aria-label={t('subAccount.matrix.label')}
        className={`${list.table} ${styles.matrix}`}
      >
        <TableHeader role="rowgroup">
          <TableRow role="row">
            <SortableHead column="name" className={styles.person}>
              {t('subAccount.list.name')}
            </SortableHead>
            {permissions.map(({ id, name }) => (
              <TableHeaderCell key={id} role="columnheader">
                {name}
              </TableHeaderCell>
            ))}
            <TableHeaderCell role="columnheader">{t('subAccount.list.de')}</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={row.id} role="row">
              <TableCell role="rowheader" className={styles.person}>
                {row.name}
                <small>
                  <EmailText email={row.account} />
                </small>
              </TableCell>
              {permissions.map((permission) => (
                <TableCell key={permission.id} role="cell">
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
                </TableCell>
              ))}
              <TableCell role="cell">
                <Checkbox
                  className={styles.box}
                  label={<span className={styles.what}>{t('subAccount.list.de')}</span>}
                  aria-label={t('subAccount.list.deOf', { name: row.name })}
                  checked={row.de === 1}
                  onChange={({ currentTarget }) =>
                    onChoose(row, row.de === 1 ? 'deOff' : 'deOn', currentTarget)
                  }
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
