import { useAtomValue } from 'jotai';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { chooseColorScheme, colorSchemes, useColorScheme } from '../../ui/color-scheme/color-scheme.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { PersonCircleIcon } from '../../ui/portal-icons.tsx';
import { useCompanyName, useLoadCompanyName } from '../company/load-company.ts';
import styles from './user-menu.module.css';

/** The user menu: account, color scheme, language, contacts and logout. `useDismissMenus` of its header closes it. */
export function UserMenu() {
  const { t } = useTranslation(['user', 'site']);
  const { servicePhone, salesEmail } = useBootstrapData().config.contact;
  const user = useAtomValue(userAtom);
  const scheme = useColorScheme();
  const company = useCompanyName();
  useLoadCompanyName();
  const userName = user?.name ?? t('user.layout.centre');
  return (
    <details className={styles.menu} data-user-menu="" suppressHydrationWarning>
      <summary aria-label={`${userName} ${t('user.layout.menu')}`}>
        <PersonCircleIcon />
        <bdi>{userName}</bdi>
        <ChevronIcon />
      </summary>
      <div className={styles.entries}>
        {user && (
          <div className={styles.identity}>
            <strong>
              <bdi>{user.name}</bdi>
            </strong>
            <EmailText email={user.email} />
            <span>{t(isMainAccount(user) ? 'user.role.main' : 'user.role.sub')}</span>
            {company && <bdi>{company}</bdi>}
          </div>
        )}
        <LocalizedLink to={paths.user()}>{t('user.layout.centre')}</LocalizedLink>
        <LanguageSwitch icon={null} />
        <fieldset>
          <legend>{t('user.scheme.label')}</legend>
          {colorSchemes.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="scheme"
                checked={choice === scheme}
                onChange={() => chooseColorScheme(choice)}
              />
              {t(`user.scheme.${choice}`)}
            </label>
          ))}
        </fieldset>
        {(servicePhone || salesEmail) && (
          <div className={styles.help}>
            <p>
              {t('user.help')} <span>{t('site.footer.hours')}</span>
            </p>
            {servicePhone && <a href={phoneHref(servicePhone)}>{servicePhone}</a>}
            {salesEmail && <a href={`mailto:${salesEmail}`}>{salesEmail}</a>}
          </div>
        )}
        <LocalizedLink to={paths.transfer('logout')}>{t('user.layout.logout')}</LocalizedLink>
      </div>
    </details>
  );
}
