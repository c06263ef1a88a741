import { useMatches } from 'react-router';
import { validateLanguageSegment } from '../../i18n/language-middleware.ts';

/** The route name of the page, the same in every language; empty for an unknown page. */
export function useRouteName(): string {
  const match = useMatches().at(-1);
  // The router matches any first segment as a language, so `/nowhere` matches the home page.
  if (!match || (match.params.lang !== undefined && validateLanguageSegment(match.params.lang))) return '';
  return match.id.slice(match.id.indexOf(':') + 1);
}
