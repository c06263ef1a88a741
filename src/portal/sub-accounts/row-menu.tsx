import { Button } from '@fluentui/react-button';
import { MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-menu';
import { useRef } from 'react';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { MenuLink } from '../../ui/fluent/menu-link.tsx';
import { TransitionMenu } from '../../ui/fluent/transition-menu.tsx';
import { MoreIcon } from '../../ui/portal-icons.tsx';
import styles from './list-page.module.css';
import { type RowAction, useStatusActions } from './row-actions.ts';
import type { SubUser } from './sub-user.ts';
import { useListLeft } from './use-list-query.ts';

export type RowChoice = RowAction | 'reset' | 'delete';

interface RowMenuProps {
  row: SubUser;
  isBusy: boolean;
  /** `from` is the element to focus afterwards. */
  onChoose: (choice: RowChoice, from: HTMLElement | null) => void;
}

export function RowMenu({ row, isBusy, onChoose }: RowMenuProps) {
  const { t } = useTranslation(['subAccount']);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (choice: RowChoice) => () => onChoose(choice, button.current);
  const actions = useStatusActions(row.status);
  const language = useLanguage();
  const left = useListLeft();
  return (
    <TransitionMenu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          ref={button}
          appearance="subtle"
          icon={<MoreIcon />}
          aria-label={t('subAccount.list.actionsOf', { name: row.name })}
          disabledFocusable={isBusy}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuLink to={localize(paths.subAccountEdit(row.id), language)} state={left}>
            {t('subAccount.list.edit')}
          </MenuLink>
          <MenuLink to={localize(paths.subAccountCreate(row.id), language)} state={left}>
            {t('subAccount.list.createLike')}
          </MenuLink>
          <MenuItem onClick={choose('reset')}>{t('subAccount.reset.label')}</MenuItem>
          {actions.length > 0 && <MenuDivider />}
          {actions.map((action) => (
            <MenuItem key={action} onClick={choose(action)}>
              {t(`subAccount.${action}.label`)}
            </MenuItem>
          ))}
          <MenuDivider />
          <MenuItem className={styles.danger} onClick={choose('delete')}>
            {t('subAccount.delete.label')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </TransitionMenu>
  );
}
