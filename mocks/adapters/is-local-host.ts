import { isIP } from 'node:net';

/** Whether a name, as in a URL, is this machine's: no DNS server can point it at another one, or another name at it. */
const isLocalName = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/**
 * Whether a `Host` header is one that a server of this machine answers to: `localhost`, an IP address, or a name from a list.
 * A web page can have its own host name point at this machine (DNS rebinding), and would then count as same-origin.
 */
export function isAllowedHost(host = '', names: readonly string[] = []): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLocalName(hostname) || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) > 0 || names.includes(hostname);
}

/** Whether an origin is a server of this machine. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return isLocalName(hostname) || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
