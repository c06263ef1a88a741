import { isIP } from 'node:net';

/** Whether a host name always means this machine, independent of DNS. */
const isLocalName = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/**
 * Whether a `Host` header is allowed: `localhost`, an IP address, or a name from a list.
 * Other names are rejected against DNS rebinding, which would make a foreign page same-origin.
 */
export function isAllowedHost(host = '', names: readonly string[] = []): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? {};
  if (hostname === undefined) return false;
  return isLocalName(hostname) || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) > 0 || names.includes(hostname);
}

/** Whether an origin is on this machine. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return isLocalName(hostname) || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
