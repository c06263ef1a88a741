import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatDate, formatDateTime } from '../../ui/format/date.ts';
import styles from './list-page.module.css';

type SubUser = components['schemas']['SubUser'];

const statusKeys = [
  'subAccount.status.closed',
  'subAccount.status.open',
  'subAccount.status.cancelled',
] as const;
const statusColors = ['warning', 'success', 'informative'] as const;

export function SubAccountTable({ rows }: { rows: SubUser[] }) {
  const t = useText('subAccount');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard
    <section className={styles.scroller} aria-label={t('subAccount.list.tableLabel')} tabIndex={0}>
      <Table aria-label={t('subAccount.list.tableLabel')} className={styles.table}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell className={styles.account}>{t('subAccount.list.account')}</TableHeaderCell>
            <TableHeaderCell>{t('subAccount.list.name')}</TableHeaderCell>
            <TableHeaderCell>{t('subAccount.list.mobile')}</TableHeaderCell>
            <TableHeaderCell>{t('subAccount.list.status')}</TableHeaderCell>
            <TableHeaderCell>{t('subAccount.list.de')}</TableHeaderCell>
            <TableHeaderCell>{t('subAccount.list.createTime')}</TableHeaderCell>
            <TableHeaderCell>{t('subAccount.list.lastLogin')}</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell className={styles.account}>{row.account}</TableCell>
              <TableCell>{row.name}</TableCell>
              <TableCell>{row.mobile}</TableCell>
              <TableCell>
                <Badge appearance="tint" color={statusColors[row.status]}>
                  {t(statusKeys[row.status])}
                </Badge>
              </TableCell>
              <TableCell>{t(row.de === 1 ? 'subAccount.list.deOn' : 'subAccount.list.deOff')}</TableCell>
              <TableCell>{formatDate(row.createTime)}</TableCell>
              <TableCell>
                {row.lastLoginTime === null ? t('subAccount.list.never') : formatDateTime(row.lastLoginTime)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
