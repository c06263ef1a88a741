import { useLocation } from 'react-router';
import { type ContentLanguage, contentLanguage, type Language, languageOf } from './languages.ts';

/** The language of the current page. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** The language of the content that the current page shows. */
export const useContentLanguage = (): ContentLanguage => contentLanguage(useLanguage());
