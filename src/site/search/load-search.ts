import { atom } from 'jotai';
import { fetchTexts } from '../../i18n/backend.ts';
import { addResources } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';

/** Whether the search is open. */
export const searchOpenAtom = atom(false);

/** Loads the dialog and its texts. */
export async function loadSearch(language: Language) {
  const [{ SearchDialog }, texts] = await Promise.all([
    import('./search-dialog.tsx'),
    fetchTexts(language, 'search'),
  ]);
  addResources(language, { search: texts });
  return SearchDialog;
}
