/** Whether a product may be shown from an address: only over the web, and only from the origins that are configured. */
export function isAllowedAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && origins.includes(origin);
}
