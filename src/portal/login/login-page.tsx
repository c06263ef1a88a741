import { Link } from 'react-router';
import { type PageHandle, useBootstrapData } from '../../app/bootstrap-data.tsx';
import { HomeLink } from '../../app/home-link.tsx';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { LegalLinks } from '../../app/legal-links.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { NeedsScript } from '../../forms/native/needs-script.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { guard } from '../../session/guards.ts';
import card from '../../ui/card.module.css';
import { GlobeIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { ViewLinks } from '../../ui/view-links.tsx';
import { OfflineNotice } from '../layout/offline-notice.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import asideStyles from './login-aside.module.css';
import { useLoginMode, useLoginState } from './login-mode.ts';
import styles from './login-page.module.css';
import { PasswordLogin } from './password-login.tsx';
import { RegisterForm } from './register-form.tsx';
import { SmsLogin } from './sms-login.tsx';
import { usePreloadOnUse } from './use-preload-on-use.ts';

export const handle: PageHandle = {
  namespaces: ['login', 'offline', 'captcha', ...formNamespaces],
  searchParams: ['mode', 'reason', 'redirect'],
  isPersonal: true,
};
export const middleware = [guard('anonymous-only')];
export const clientMiddleware = [guard('anonymous-only')];

const LoginAside = staticComponent(async () => (await import('./login-aside.tsx')).LoginAside, [asideStyles]);

const panels = {
  password: PasswordLogin,
  sms: SmsLogin,
  forgot: ForgotPassword,
  register: RegisterForm,
} as const;

/** The login modes, each a panel with its own URL. */
export default function LoginPage() {
  const { t } = useTranslation(['login', 'form', 'site']);
  const { mode, isFirstLogin } = useLoginMode();
  const { hasEnded } = useLoginState();
  const { servicePhone } = useBootstrapData().config.contact;
  const Panel = panels[mode];
  const isSignIn = mode === 'password' || mode === 'sms';
  usePreloadOnUse();

  return (
    <div className={styles.page}>
      <SeoMeta title={t('login.meta.title')} description={t('login.meta.description')} robots="noindex" />
      <main id="main" className={`${card.raised} ${styles.card}`}>
        <div className={styles.top}>
          <HomeLink className={styles.home} />
          <LanguageSwitch className={styles.language} icon={<GlobeIcon />} />
        </div>
        {isSignIn && <SignInHead />}
        {mode === 'forgot' && !isFirstLogin && (
          <PanelHead title={t('login.forgot.title')} text={t('login.forgot.text')} />
        )}
        {mode === 'forgot' && isFirstLogin && (
          <PanelHead title={t('login.firstLogin.title')} text={t('login.firstLogin.text')} />
        )}
        {mode === 'register' && (
          <PanelHead title={t('login.register.title')} text={t('login.register.text')} />
        )}
        <OfflineNotice />
        {isSignIn && <Notice kind="info" text={hasEnded ? t('login.ended') : undefined} />}
        <Panel />
        <NeedsScript phone={servicePhone} />
        <OtherWays isSignIn={isSignIn} />
        <LegalLinks className={styles.legal} />
      </main>
      <LoginAside />
    </div>
  );
}

function PanelHead({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.intro}>{text}</p>
    </>
  );
}

/** The heading of the two login panels with the links between them. */
function SignInHead() {
  const { t } = useTranslation(['login']);
  const { mode, searchOf } = useLoginMode();
  return (
    <>
      <PanelHead title={t('login.heading')} text={t('login.intro')} />
      <ViewLinks
        replace
        label={t('login.modes.label')}
        views={[
          { name: t('login.modes.password'), to: searchOf('password'), isCurrent: mode === 'password' },
          { name: t('login.modes.sms'), to: searchOf('sms'), isCurrent: mode === 'sms' },
        ]}
      />
    </>
  );
}

function OtherWays({ isSignIn }: { isSignIn: boolean }) {
  const { t } = useTranslation(['login', 'site']);
  const { searchOf, offersRegistration } = useLoginMode();
  return (
    <div className={styles.others}>
      {isSignIn ? (
        <>
          <Link to={searchOf('forgot')}>{t('login.forgot.link')}</Link>
          {offersRegistration && <Link to={searchOf('register')}>{t('login.register.link')}</Link>}
          {!offersRegistration && (
            <p className={styles.apply}>
              {t('login.noAccount')}
              <LocalizedLink to={paths.apply()}>{t('site.tool.apply')}</LocalizedLink>
            </p>
          )}
        </>
      ) : (
        <Link to={searchOf('password')}>{t('login.back')}</Link>
      )}
    </div>
  );
}
