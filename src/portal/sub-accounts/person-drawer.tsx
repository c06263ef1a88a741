import { Badge } from '@fluentui/react-badge';
import { Button } from '@fluentui/react-button';
import { Checkbox } from '@fluentui/react-checkbox';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-drawer';
import { useHref, useLinkClickHandler } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { formatDateTime } from '../../ui/format/date.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { DetailList } from '../layout/detail-list.tsx';
import { useArea } from './area-layout.tsx';
import list from './list-page.module.css';
import { LastChange, MarkIcon, usePermissionChanges } from './permission-changes.tsx';
import styles from './person-drawer.module.css';
import { type RowAction, useStatusActions } from './row-actions.ts';
import type { RowChoice } from './row-menu.tsx';
import {
  isAllowed,
  lackedNames,
  type Permission,
  type SubUser,
  statusColors,
  statusKeys,
} from './sub-user.ts';
import { useListLeft } from './use-list-query.ts';
import type { ChangeRow } from './use-optimistic-rows.ts';

interface PersonDrawerProps {
  row: SubUser;
  isBusy: boolean;
  changeRow: ChangeRow;
  /** `from` is the element to focus afterwards. */
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
  onClose: () => void;
}

/** An action and its opposite are one element, which keeps the focus when one replaces the other. */
const opposites = {
  open: 'open',
  close: 'open',
  openDe: 'de',
  closeDe: 'de',
  cancel: 'cancel',
  restore: 'cancel',
} as const satisfies Record<RowAction, string>;

/** The details of a sub-account, whose permissions are changed in place, with every action of its row. */
export function PersonDrawer({ row, isBusy, changeRow, onChoose, onClose }: PersonDrawerProps) {
  const { t } = useTranslation(['subAccount', 'user']);
  const { permissions, ended } = useArea();
  const edit = localize(paths.subAccountEdit(row.id), useLanguage());
  const editLink = { href: useHref(edit), onClick: useLinkClickHandler(edit, { state: useListLeft() }) };
  useFocusReturn(true);
  const beijingTime = (time: number) => t('user.info.beijingTime', { time: formatDateTime(time) });
  const { markOf, allow, last } = usePermissionChanges(changeRow);
  function rowOf(kind: Permission['kind'], label: string) {
    const boxes = permissions
      .filter((permission) => permission.kind === kind)
      .map((permission) => (
        <span key={permission.id}>
          <Checkbox
            label={permission.name}
            checked={isAllowed(row, permission)}
            onChange={(_, { checked }) => allow(row, permission, checked === true)}
          />
          <MarkIcon mark={markOf(row, permission)} />
        </span>
      ));
    const group = (
      <fieldset key={kind} className={styles.permissions} aria-label={label}>
        {boxes}
      </fieldset>
    );
    return boxes.length > 0 ? [[label, group] as const] : [];
  }
  const changes = [
    row.de === 1 ? ('closeDe' as const) : ('openDe' as const),
    ...useStatusActions(row.status),
  ];
  const actions = [
    { key: 'reset', choice: 'reset' },
    ...changes.map((choice) => ({ key: opposites[choice], choice })),
    { key: 'delete', choice: 'delete' },
  ] as const;

  return (
    <OverlayDrawer
      open
      position="end"
      size="medium"
      aria-label={t('subAccount.person.label', { name: row.name })}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<CloseIcon />}
              aria-label={t('subAccount.person.close')}
              onClick={onClose}
            />
          }
        >
          <bdi>{row.name}</bdi>
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {row.status === 1 ? (
          <Lacks row={row} />
        ) : (
          <Notice
            isStatic
            kind="warning"
            text={t('subAccount.person.cannotSignIn', { status: t(statusKeys[row.status]).toLowerCase() })}
          />
        )}
        <div className={styles.actions}>
          {/* What is wrong is mended by another button. */}
          <Button as="a" appearance={row.status === 1 ? 'primary' : 'secondary'} {...editLink}>
            {t('subAccount.list.edit')}
          </Button>
          {actions.map(({ key, choice }) => (
            <Button
              key={key}
              className={choice === 'delete' ? list.danger : undefined}
              appearance={choice === 'open' || choice === 'restore' ? 'primary' : 'secondary'}
              disabledFocusable={isBusy}
              onClick={({ currentTarget }) => onChoose(row, choice, currentTarget)}
            >
              {t(`subAccount.${choice}.label`)}
            </Button>
          ))}
        </div>
        <DetailList
          rows={[
            [t('subAccount.list.account'), <EmailText key="account" email={row.account} />],
            [t('subAccount.list.mobile'), row.mobile],
            [
              t('subAccount.list.status'),
              <Badge key="status" appearance="tint" color={statusColors[row.status]}>
                {t(statusKeys[row.status])}
              </Badge>,
            ],
            ...rowOf('productIds', t('subAccount.create.products')),
            ...rowOf('serviceIds', t('subAccount.create.services')),
            ...(ended.length > 0
              ? [[t('subAccount.person.ended'), ended.join(t('subAccount.person.separator'))] as const]
              : []),
            [t('subAccount.list.de'), t(row.de === 1 ? 'subAccount.list.deOn' : 'subAccount.list.deOff')],
            [t('subAccount.list.createTime'), beijingTime(row.createTime)],
            [
              t('subAccount.list.lastLogin'),
              row.lastLoginTime === null ? t('subAccount.list.never') : beijingTime(row.lastLoginTime),
            ],
          ]}
        />
        <LastChange last={last} allow={allow} className={styles.actions} />
      </DrawerBody>
    </OverlayDrawer>
  );
}

/** How many names of permissions a sentence has; more are counted. */
const mostNames = 4;

/** Why somebody who can sign in does not find something: in a sentence, so that nobody must read unticked boxes. */
function Lacks({ row }: Pick<PersonDrawerProps, 'row'>) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const lacked = lackedNames(row, permissions);
  const hasNothing = permissions.length > 0 && lacked.length === permissions.length;
  function describeLacked(): string[] {
    if (hasNothing) return [t('subAccount.person.lacksAll')];
    if (lacked.length === 0) return [];
    const listed = lacked.length > mostNames ? lacked.slice(0, mostNames - 1) : lacked;
    const names = listed.join(t('subAccount.person.separator'));
    if (listed === lacked) return [t('subAccount.person.lacks', { names })];
    return [t('subAccount.person.lacksMore', { names, count: lacked.length - listed.length })];
  }
  const neverSignedIn = row.lastLoginTime === null ? [t('subAccount.person.neverSignedIn')] : [];
  const sentences = [...neverSignedIn, ...describeLacked()];
  return <Notice isStatic kind={hasNothing ? 'warning' : 'info'} text={sentences.join(' ') || undefined} />;
}
