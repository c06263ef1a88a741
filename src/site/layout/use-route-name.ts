import { useMatches } from 'react-router';

/** The name of the page's route in the route table, the same in every language. */
export function useRouteName(): string {
  const id = useMatches().at(-1)?.id ?? '';
  return id.slice(id.indexOf(':') + 1);
}
