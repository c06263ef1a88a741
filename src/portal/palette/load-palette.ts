import { atom } from 'jotai';
import { fetchTexts } from '../../i18n/backend.ts';
import { addResources } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';

/** Whether the command palette is open. */
export const paletteOpenAtom = atom(false);

/** Loads the command palette and its texts. */
export async function loadPalette(language: Language) {
  const [{ Palette }, account, palette, search] = await Promise.all([
    import('./palette.tsx'),
    fetchTexts(language, 'account'),
    fetchTexts(language, 'palette'),
    fetchTexts(language, 'search'),
  ]);
  addResources(language, { account, palette, search });
  return Palette;
}
