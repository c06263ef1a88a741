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
import styles from './list-page.module.css';
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
    <section className={styles.scroller} aria-label={t('subAccount.matrix.label')} tabIndex={0}>
      <Table aria-label={t('subAccount.matrix.label')} className={styles.table}>
        <TableHeader>
          <TableRow>
            <SortableHead column="name" className={styles.person}>
              {t('subAccount.list.name')}
            </SortableHead>
            {permissions.map(({ id, name }) => (
              <TableHeaderCell key={id}>{name}</TableHeaderCell>
            ))}
            <TableHeaderCell>{t('subAccount.list.de')}</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell className={styles.person}>
                {row.name}
                <small>
                  <EmailText email={row.account} />
                </small>
              </TableCell>
              {permissions.map((permission) => (
                <TableCell key={permission.id}>
                  <Checkbox
                    aria-label={t('subAccount.matrix.cell', {
                      name: row.name,
                      permission: permission.name,
                    })}
                    checked={isAllowed(row, permission)}
                    onChange={(_, { checked }) => allow(row, permission, checked === true)}
                  />
                </TableCell>
              ))}
              <TableCell>
                <Checkbox
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
