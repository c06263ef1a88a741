import { useHref } from 'react-router';
import { paths } from '../../app/paths.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** The absolute URL of the login page, for browsers only. */
export function useSignInAddress(): string {
  const href = useHref(localize(paths.login(), useLanguage()));
  return new URL(href, location.origin).href;
}
