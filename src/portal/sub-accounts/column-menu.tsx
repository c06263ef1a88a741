import { MenuButton, MenuItemCheckbox, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TransitionMenu } from '../../ui/fluent/transition-menu.tsx';
import { type OptionalColumn, optionalColumns } from './columns.ts';

interface ColumnMenuProps {
  hidden: ReadonlySet<OptionalColumn>;
  /** It must be stable. */
  onChange: (hidden: ReadonlySet<OptionalColumn>) => void;
}

/** Chooses the visible columns of the list. It is memoized, because a menu takes longer than a row. */
export const ColumnMenu = memo(function ColumnMenu({ hidden, onChange }: ColumnMenuProps) {
  const { t } = useTranslation(['subAccount']);
  return (
    <TransitionMenu
      checkedValues={{ columns: optionalColumns.filter((column) => !hidden.has(column)) }}
      onCheckedValueChange={(_, { checkedItems }) =>
        onChange(new Set(optionalColumns.filter((column) => !checkedItems.includes(column))))
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuButton>{t('subAccount.list.columns')}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {optionalColumns.map((column) => (
            <MenuItemCheckbox key={column} name="columns" value={column}>
              {t(`subAccount.list.${column}`)}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      </MenuPopover>
    </TransitionMenu>
  );
});
