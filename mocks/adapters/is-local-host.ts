/** Whether a host name always means this machine, independent of DNS. */
export const isLocalName = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/** Whether an origin is on this machine. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return isLocalName(hostname) || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
