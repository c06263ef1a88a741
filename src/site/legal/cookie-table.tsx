import { useTranslation } from '../../i18n/use-translation.ts';
import { cookieDays } from '../../session/cookies.ts';
import styles from './cookie-table.module.css';
import { storedItems } from './stored-items.ts';

/** The table of cookies and stored items. */
export function CookieTable() {
  const { t } = useTranslation(['privacy']);
  return (
    <table className={styles.table}>
      <caption>{t('privacy.cookies.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('privacy.cookies.name')}</th>
          <th scope="col">{t('privacy.cookies.purpose')}</th>
          <th scope="col">{t('privacy.cookies.lifetime')}</th>
        </tr>
      </thead>
      {storedItems.map(({ kind, items }) => (
        <tbody key={kind}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {t(kind)}
            </th>
          </tr>
          {items.map(({ name, purpose, lifetime }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{t(purpose)}</td>
              <td>{t(lifetime, { days: cookieDays })}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
