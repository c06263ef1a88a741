/** Whether an operation is called without a login, with one if there is one, or never without. */
export type Security = 'none' | 'optional' | 'required';

/**
 * Reads an operation's `security`: without one the contract's default applies, a required login; `[]` means none, an
 * empty scheme among others makes it optional.
 */
export function securityOf(security: Record<string, string[]>[] | undefined): Security {
  if (!security) return 'required';
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}
