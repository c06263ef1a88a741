import { useMatches } from 'react-router';
import { validateLanguageSegment } from '../../i18n/language-middleware.ts';

/** The name of the page's route in the route table, the same in every language; empty where there is no page. */
export function useRouteName(): string {
  const match = useMatches().at(-1);
  // To the router any first segment is a language, and `/nowhere` the home page in it.
  if (!match || (match.params.lang !== undefined && validateLanguageSegment(match.params.lang))) return '';
  return match.id.slice(match.id.indexOf(':') + 1);
}
