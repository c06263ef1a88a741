import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { maskMobile } from '../../session/mask.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { LockIcon, MailIcon, MobileIcon } from '../../ui/portal-icons.tsx';
import { ContactLinks } from '../contact/contact-links.tsx';
import styles from './account-page.module.css';
import type { clientLoader } from './account-page.tsx';
import { AccountTitle, titles, useChange } from './account-title.tsx';
import { MobileChange } from './mobile-change.tsx';
import { PasswordForm } from './password-form.tsx';

/** The security settings, or the form of one of them. */
export function Account() {
  const { t } = useTranslation(['account']);
  const language = useLanguage();
  const navigate = useNavigate();
  const user = useLoaderData<typeof clientLoader>();
  const change = useChange();
  const shown = useRef(change);

  useEffect(() => {
    // The focused element was removed.
    if (shown.current !== change) focusHeading();
    shown.current = change;
  }, [change]);

  const finish = () => navigate(localize(paths.userAccount(), language), { replace: true });
  return (
    <>
      <AccountTitle />
      {change ? (
        <section aria-label={t(titles[change])} className={styles.panel}>
          {change === 'mobile' ? (
            <MobileChange user={user} onDone={finish} />
          ) : (
            <PasswordForm user={user} onDone={finish} />
          )}
        </section>
      ) : (
        <SecurityOverview user={user} />
      )}
    </>
  );
}

function SecurityOverview({ user }: { user: components['schemas']['UserDetail'] }) {
  const { t } = useTranslation(['account']);
  return (
    <ul className={styles.overview}>
      <Setting Icon={LockIcon} title={t('account.password.name')} text={t('account.password.text')}>
        <ChangeLink to={paths.userAccount('password')}>{t('account.password.change')}</ChangeLink>
      </Setting>
      <Setting
        Icon={MobileIcon}
        title={t('account.mobile.name')}
        text={t('account.mobile.text', { mobile: maskMobile(user.mobile) })}
      >
        <ChangeLink to={paths.userAccount('mobile')}>{t('account.mobile.change')}</ChangeLink>
      </Setting>
      <Setting
        Icon={MailIcon}
        title={t('account.email.name')}
        text={t('account.email.text', { email: user.email })}
        help={<ContactLinks />}
      />
    </ul>
  );
}

interface SettingProps {
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
  /** Whom to ask. */
  help?: ReactNode;
  children?: ReactNode;
}

const Setting = ({ Icon, title, text, help, children }: SettingProps) => (
  <li>
    <Icon className={styles.icon} />
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      {help}
    </div>
    {children}
  </li>
);

const ChangeLink = ({ to, children }: { to: string; children: string }) => (
  <Button as={LocalizedLink} kind="outline" small to={to}>
    {children}
  </Button>
);
