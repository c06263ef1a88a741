import { useHref } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths/paths.ts';

/** The absolute URL of the login page, for browsers only. */
export function useSignInAddress(): string {
  const href = useHref(localize(paths.login(), useLanguage()));
  return new URL(href, location.origin).href;
}
