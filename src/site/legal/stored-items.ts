import type { TextKey } from '../../i18n/namespaces.ts';
import { sessionCookies } from '../../session/cookies.ts';
import { colorSchemeKey } from '../../ui/color-scheme/color-scheme-script.ts';
import { consentKey } from '../analytics/consent.ts';
import { announcementKey } from '../announcement/announcement-script.ts';

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
export const storedItems: { kind: TextKey<'privacy'>; items: StoredItem[] }[] = [
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
