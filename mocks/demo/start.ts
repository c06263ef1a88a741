import { contentLanguageOf } from '../../src/i18n/languages.ts';
import { startInBrowser } from '../adapters/browser.ts';
import { takeLink } from '../adapters/link-parameters.ts';
import type { FakeBackend } from '../engine/backend.ts';
import { controlOf } from '../engine/control-client.ts';
import { showNotice } from '../panel/notice.ts';
import { type Session, toSession } from '../session.ts';
import { isCustomerFragment, isEnglishFragment, readFragment } from './customer/customer-link.ts';
import { storeCustomer, storedCustomer } from './customer/customer-store.ts';
import { applyLook } from './customer/look.ts';
import { prepareDb } from './customer/prepare-db.ts';
import { beginPresentation, presentParameter } from './presentation/presentation-state.ts';
import { demoTexts } from './texts.ts';

interface DemoStart {
  /** Path of the API on this origin. */
  apiBase: string;
  /** Base path of the site with a trailing slash. */
  root: string;
  language: 'zh' | 'en';
  /** Stores the session of an account that a link signs in. */
  signIn(session: Session): void;
}

/**
 * Starts the fake backend in the browser, applies `?mock=`, `?scenario=` and `?as=`, and removes them from the URL.
 *
 * @returns false when the backend cannot start; the page then shows a message and stays static
 */
export async function startDemo({ apiBase, root, language, signIn }: DemoStart): Promise<boolean> {
  const t = demoTexts[language];
  // The address changes with the language switch.
  const nameLanguage = () => contentLanguageOf(location.pathname);
  const { hash } = location;
  // Stored before the start, which takes a while: somebody may leave the page meanwhile.
  const linked = isCustomerFragment(hash) ? await takeCustomer(hash, language) : false;
  applyLook(storedCustomer());
  let backend: FakeBackend;
  try {
    backend = await startInBrowser({
      base: apiBase,
      root,
      keepAs: `demo ${root}`,
      nameLanguage,
      prepareDb: (db) => {
        const customer = storedCustomer();
        if (customer) prepareDb(db, customer);
      },
      // Tests have checked them, and the portal waits for its first calls.
      checksResponses: false,
      onStoreFailure: () => showUnsaved(nameLanguage()),
    });
  } catch {
    show(language, t.impossible, t.impossibleWhy, t.impossibleHelp);
    return false;
  }
  const control = controlOf(backend);
  if (linked) await control.POST('/reset');
  if (isEnglishFragment(hash) && language !== 'en') {
    location.replace(`${root}en/${location.pathname.slice(root.length)}${location.search}`);
    return false;
  }
  const url = new URL(location.href);
  const isPresented = url.searchParams.has(presentParameter);
  if (isPresented) beginPresentation();
  url.searchParams.delete(presentParameter);
  const link = takeLink(url.searchParams);
  const hasLink = Object.keys(link).length > 0;
  if (isPresented || hasLink) history.replaceState(history.state, '', url);
  if (!hasLink) return true;
  // The page shows the invalid parts.
  const { data } = await control.POST('/link', { body: link });
  if (data?.signedIn) signIn(toSession(data.signedIn));
  return true;
}

/** Stores the customer of a fragment and removes the fragment. Returns whether the data has to be prepared again. */
async function takeCustomer(hash: string, language: 'zh' | 'en'): Promise<boolean> {
  const { wrongCustomer, wrongCustomerHelp } = demoTexts[language];
  history.replaceState(history.state, '', location.pathname + location.search);
  const customer = await readFragment(hash);
  if (!customer) show(language, wrongCustomer, wrongCustomerHelp);
  else if (storeCustomer(customer)) return true;
  else showUnsaved(language);
  return false;
}

function showUnsaved(language: 'zh' | 'en'): void {
  const { unsaved, unsavedWhy } = demoTexts[language];
  show(language, unsaved, unsavedWhy);
}

function show(language: 'zh' | 'en', title: string, ...lines: string[]): void {
  showNotice({ role: 'alert', language, title, lines, dismiss: demoTexts[language].close });
}
