import { Button } from '@fluentui/react-button';
import {
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-menu';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { htmlLanguage, languageName, languages } from '../../i18n/languages.ts';
import { localize, switchLanguage } from '../../i18n/localized-path.ts';
import { persistLanguage } from '../../i18n/persist-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { chooseColorScheme, colorSchemes, useColorScheme } from '../../ui/color-scheme/color-scheme.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { MenuLink } from '../../ui/fluent/menu-link.tsx';
import { TransitionMenu } from '../../ui/fluent/transition-menu.tsx';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { PersonCircleIcon } from '../../ui/portal-icons.tsx';
import { useCompanyName, useLoadCompanyName } from './use-company-name.ts';
import styles from './user-layout.module.css';

const schemeKeys = {
  system: 'user.scheme.system',
  light: 'user.scheme.light',
  dark: 'user.scheme.dark',
} as const;

/** The user menu: account, color scheme, language and logout. */
export function UserMenu() {
  const { t } = useTranslation(['user', 'site']);
  const language = useLanguage();
  const location = useLocation();
  const { cookieDomain, contact } = useBootstrapData().config;
  const { servicePhone, salesEmail } = contact;
  const user = useAtomValue(userAtom);
  const scheme = useColorScheme();
  const company = useCompanyName();
  useLoadCompanyName();
  const userName = user?.name ?? t('user.layout.centre');
  return (
    <TransitionMenu
      checkedValues={{ scheme: [scheme] }}
      onCheckedValueChange={(_, { checkedItems: [chosen] }) => {
        const found = colorSchemes.find((choice) => choice === chosen);
        if (found) chooseColorScheme(found);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<PersonCircleIcon />}
          aria-label={`${userName} ${t('user.layout.menu')}`}
        >
          <bdi className={styles.userName}>{userName}</bdi>
          <ChevronIcon />
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            {user && (
              // Names the group, as a screen reader finds no other text in a menu.
              <MenuGroupHeader className={styles.identity}>
                <strong>
                  <bdi>{user.name}</bdi>
                </strong>
                <EmailText email={user.email} />
                <span>{t(isMainAccount(user) ? 'user.role.main' : 'user.role.sub')}</span>
                {company && (
                  <span>
                    <bdi>{company}</bdi>
                  </span>
                )}
              </MenuGroupHeader>
            )}
            <MenuLink to={localize(paths.user(), language)}>{t('user.layout.centre')}</MenuLink>
            {languages
              .filter((other) => other !== language)
              .map((other) => (
                <MenuLink
                  key={other}
                  to={switchLanguage(location, other)}
                  lang={htmlLanguage(other)}
                  onClick={() => persistLanguage(other, cookieDomain)}
                >
                  {languageName(other)}
                </MenuLink>
              ))}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{t('user.scheme.label')}</MenuGroupHeader>
            {colorSchemes.map((choice) => (
              <MenuItemRadio key={choice} name="scheme" value={choice}>
                {t(schemeKeys[choice])}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          {(servicePhone || salesEmail) && (
            <>
              <MenuDivider />
              <MenuGroup>
                <MenuGroupHeader className={styles.help}>
                  {t('user.help')} <span>{t('site.footer.hours')}</span>
                </MenuGroupHeader>
                {servicePhone && <MenuItemLink href={phoneHref(servicePhone)}>{servicePhone}</MenuItemLink>}
                {salesEmail && <MenuItemLink href={`mailto:${salesEmail}`}>{salesEmail}</MenuItemLink>}
              </MenuGroup>
            </>
          )}
          <MenuDivider />
          <MenuLink to={localize(paths.transfer('logout'), language)}>{t('user.layout.logout')}</MenuLink>
        </MenuList>
      </MenuPopover>
    </TransitionMenu>
  );
}
