import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { cookieDays, sessionCookies } from '../../session/cookies.ts';
import { colorSchemeKey } from '../../ui/color-scheme/color-scheme-script.ts';
import { consentKey } from '../analytics/consent.ts';
import { announcementKey } from '../announcement/announcement-script.ts';
import styles from './cookie-table.module.css';

/** An item that this site stores in the browser. `…` in its name stands for a variable part. */
interface StoredItem {
  name: string;
  purpose: TextKey<'privacy'>;
  lifetime: TextKey<'privacy', 'days'>;
}

const cookie = { lifetime: 'privacy.cookies.until.days' } as const;
const lasting = { lifetime: 'privacy.cookies.until.cleared' } as const;
const ofTab = { lifetime: 'privacy.cookies.until.closed' } as const;

/** Everything that this site stores in the browser, by kind. A browser test compares it with the storage. */
const storedItems: { kind: TextKey<'privacy'>; items: StoredItem[] }[] = [
  {
    kind: 'privacy.cookies.kind.cookie',
    items: [
      { name: sessionCookies.token, purpose: 'privacy.cookies.item.token', ...cookie },
      { name: sessionCookies.refreshToken, purpose: 'privacy.cookies.item.refreshToken', ...cookie },
      { name: sessionCookies.expired, purpose: 'privacy.cookies.item.expired', ...cookie },
      { name: sessionCookies.user, purpose: 'privacy.cookies.item.user', ...cookie },
      { name: 'lang', purpose: 'privacy.cookies.item.lang', lifetime: 'privacy.cookies.until.year' },
    ],
  },
  {
    kind: 'privacy.cookies.kind.local',
    items: [
      { name: 'onceLang', purpose: 'privacy.cookies.item.onceLang', ...lasting },
      { name: consentKey, purpose: 'privacy.cookies.item.consent', ...lasting },
      { name: colorSchemeKey, purpose: 'privacy.cookies.item.colorScheme', ...lasting },
      { name: announcementKey, purpose: 'privacy.cookies.item.announcement', ...lasting },
      { name: 'requests:…', purpose: 'privacy.cookies.item.requests', ...lasting },
      {
        name: 'draft:…',
        purpose: 'privacy.cookies.item.leftDraft',
        lifetime: 'privacy.cookies.until.week',
      },
      { name: 'token-life-ms', purpose: 'privacy.cookies.item.tokenLife', ...lasting },
    ],
  },
  {
    kind: 'privacy.cookies.kind.tab',
    items: [
      { name: 'draft:…', purpose: 'privacy.cookies.item.draft', ...ofTab },
      { name: 'last-grant:…', purpose: 'privacy.cookies.item.lastGrant', ...ofTab },
      { name: 'code-sent:…', purpose: 'privacy.cookies.item.codeSent', ...ofTab },
      { name: 'mobile-ticket:…', purpose: 'privacy.cookies.item.mobileTicket', ...ofTab },
      { name: 'interrupted-action', purpose: 'privacy.cookies.item.interrupted', ...ofTab },
      { name: 'interrupted-focus', purpose: 'privacy.cookies.item.interruptedFocus', ...ofTab },
      { name: 'token-refresh-reload', purpose: 'privacy.cookies.item.reload', ...ofTab },
      { name: 'chunk-reload', purpose: 'privacy.cookies.item.reload', ...ofTab },
      { name: 'react-router-scroll-positions', purpose: 'privacy.cookies.item.scroll', ...ofTab },
    ],
  },
];

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
