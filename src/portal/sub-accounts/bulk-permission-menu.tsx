import { MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TransitionMenu } from '../../ui/fluent/transition-menu.tsx';
import { type BulkChange, type BulkPermission, changePermission } from './bulk.ts';
import type { Permission } from './permissions.ts';

interface BulkPermissionMenuProps {
  permissions: readonly Permission[];
  /** Whether the menu grants or revokes. */
  allowed: boolean;
  /** `from` is the element to focus afterwards. */
  onChoose: (change: BulkChange, from: HTMLElement | null) => void;
}

/** Grants or revokes a permission for the selected sub-accounts. */
export function BulkPermissionMenu({ permissions, allowed, onChoose }: BulkPermissionMenuProps) {
  const { t } = useTranslation(['subAccount']);
  const button = useRef<HTMLButtonElement>(null);
  const choices: BulkPermission[] = [...permissions, { kind: 'de', id: 'de', name: t('subAccount.list.de') }];
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
