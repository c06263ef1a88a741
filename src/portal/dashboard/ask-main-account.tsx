import { useTranslation } from '../../i18n/use-translation.ts';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import styles from './dashboard-page.module.css';

/** Whom a sub-account asks for products and services. */
export function AskMainAccount({ mainAccount }: { mainAccount: MainAccount }) {
  const { t } = useTranslation(['user']);
  if (!mainAccount) return <p className={styles.hint}>{t('user.askMainAccount.unnamed')}</p>;
  const { name, email } = mainAccount;
  return (
    <p className={styles.hint}>
      {t('user.askMainAccount.named', { name })}{' '}
      <a href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
    </p>
  );
}
