import { fetchTexts } from './backend.ts';
import { i18n } from './i18n.ts';
import { htmlLanguage, type Language } from './languages.ts';

/** The longest time that a failed call waits for its text. */
const errorTextsTimeoutMs = 10_000;

/**
 * Loads the texts of the API's error codes. No page contains them, because none needs them before a call. Without them a message
 * consists of the words of the server.
 */
export async function loadErrorTexts(language: Language): Promise<void> {
  const tag = htmlLanguage(language);
  if (i18n.getResource(tag, 'common', 'apiMsg')) return;
  const loaded = fetchTexts(language, 'common.apiMsg').then(
    (apiMsg) => void i18n.addResourceBundle(tag, 'common', { apiMsg }, true),
    () => {},
  );
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, errorTextsTimeoutMs))]);
}
