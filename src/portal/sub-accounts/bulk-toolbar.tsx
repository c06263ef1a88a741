import { Button, MenuButton } from '@fluentui/react-button';
import { MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-menu';
import { Toolbar } from '@fluentui/react-toolbar';
import { memo, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TransitionMenu } from '../../ui/fluent/transition-menu.tsx';
import { useArea } from './area-layout.tsx';
import { type BulkChange, type BulkPermission, bulkActions, changePermission } from './bulk.ts';
import styles from './list-page.module.css';
import { useListQuery } from './use-list-query.ts';

interface BulkToolbarProps {
  count: number;
  /** `from` is the element to focus afterwards. It must be stable. */
  onChoose: (change: BulkChange, from: HTMLElement | null) => void;
  onClear: () => void;
}

/** The toolbar is there when something is selected. */
export const bulkToolbarId = 'bulk-toolbar';

/** The changes of the selected sub-accounts. It is memoized, so that a selection shows before the toolbar renders. */
export const BulkToolbar = memo(function BulkToolbar({ count, onChoose, onClear }: BulkToolbarProps) {
  const { t } = useTranslation(['subAccount']);
  return (
    <Toolbar
      id={bulkToolbarId}
      aria-label={t('subAccount.bulk.label')}
      className={`${styles.tray} ${styles.bulk}`}
    >
      <span role="status">
        <span>{t('subAccount.bulk.selected', { count })}</span>
        <span className={styles.enter}>{t('subAccount.bulk.enter')}</span>
      </span>
      {Object.values(bulkActions).map((change) => (
        <Button key={change.name} onClick={({ currentTarget }) => onChoose(change, currentTarget)}>
          {t(`subAccount.bulk.${change.name}`)}
        </Button>
      ))}
      <PermissionMenu allowed onChoose={onChoose} />
      <PermissionMenu allowed={false} onChoose={onChoose} />
      <Button appearance="transparent" onClick={onClear}>
        {t('subAccount.bulk.clear')}
      </Button>
    </Toolbar>
  );
});

interface PermissionMenuProps extends Pick<BulkToolbarProps, 'onChoose'> {
  /** Whether the menu grants or revokes. */
  allowed: boolean;
}

/** Grants or revokes a permission for the selected sub-accounts. */
function PermissionMenu({ allowed, onChoose }: PermissionMenuProps) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const button = useRef<HTMLButtonElement>(null);
  const { productId, serviceId, de } = useListQuery().query;
  const filteredId = productId || serviceId || (de && 'de');
  const all: BulkPermission[] = [...permissions, { kind: 'de', id: 'de', name: t('subAccount.list.de') }];
  // What the list is filtered by comes first.
  const choices = all.sort((one, other) => Number(other.id === filteredId) - Number(one.id === filteredId));
  return (
    <TransitionMenu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton ref={button}>
          {t(allowed ? 'subAccount.bulk.grantMenu' : 'subAccount.bulk.revokeMenu')}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {choices.map((permission) => (
            <MenuItem
              key={permission.id}
              onClick={() => onChoose(changePermission(permission, allowed), button.current)}
            >
              {permission.name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </TransitionMenu>
  );
}
