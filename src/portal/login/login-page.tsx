import { Tab, TabList } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../boot.tsx';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { guard } from '../../session/guards.ts';
import { FluentRoot } from '../../ui/fluent/fluent-root.tsx';
import styles from './login-page.module.css';
import { PasswordLogin } from './password-login.tsx';
import { SmsLogin } from './sms-login.tsx';

export const handle: PageHandle = { namespaces: ['login', ...formNamespaces] };
export const middleware = [guard('visitor')];
export const clientMiddleware = [guard('visitor')];

export default function LoginPage() {
  const t = useText('login', 'form');
  const [search, setSearch] = useSearchParams();
  const mode = search.get('mode') === 'sms' ? 'sms' : 'password';

  return (
    <FluentRoot className={styles.page}>
      <PageHead title={t('login.meta.title')} description={t('login.meta.description')} robots="noindex" />
      <main id="main" className={styles.card}>
        <h1>{t('login.heading')}</h1>
        <p className={styles.intro}>{t('login.intro')}</p>
        <TabList
          aria-label={t('login.modes.label')}
          selectedValue={mode}
          onTabSelect={(_, { value }) => {
            search.set('mode', String(value));
            setSearch(search, { replace: true, preventScrollReset: true });
          }}
        >
          <Tab value="password">{t('login.modes.password')}</Tab>
          <Tab value="sms">{t('login.modes.sms')}</Tab>
        </TabList>
        {mode === 'sms' ? <SmsLogin /> : <PasswordLogin />}
        <noscript>
          <p>{t('form.needsScript')}</p>
        </noscript>
        <LocalLink to={paths.home()} className={styles.home}>
          {t('login.home')}
        </LocalLink>
      </main>
    </FluentRoot>
  );
}
