import { useLocation } from 'react-router';
import { type Language, languageOf } from './languages.ts';

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}
