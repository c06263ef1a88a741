/**
 * Identifies a call by its path and the time in `_t`. Other values of the query can be masked in the journal.
 *
 * @param path below the base of the API, with the query
 */
export function callKey(path: string): string {
  const { pathname, searchParams } = new URL(path, location.origin);
  return `${pathname} ${searchParams.get('_t')}`;
}
