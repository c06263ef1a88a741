import type { components } from '../engine/generated/control.d.ts';

/** The parameters of a replay link. */
const linkParameters = ['mock', 'scenario', 'as'] as const;

/** The parameter that selects the sandbox of a browser. */
export const sandboxParameter = 'sandbox';

/** Whether a URL is a replay link. */
export const isReplayLink = (url = ''): boolean =>
  [...linkParameters, sandboxParameter].some(
    (name) => url.includes(`?${name}=`) || url.includes(`&${name}=`),
  );

/** Adds the replay parameters to a query, and returns it with the characters that need no encoding in a query. */
export function writeLink(query: URLSearchParams, link: components['schemas']['Link']): string {
  for (const name of linkParameters) if (link[name]) query.set(name, link[name]);
  return `${query}`.replaceAll(/%(?:3A|3B|3D|40|2C|2F)/g, decodeURIComponent);
}

/**
 * Removes the replay parameters from a query and returns them in the format of the control plane. The rules of a link replace
 * those of the receiver, so that both see the same. The page opens with an invalid part, too, and the panel shows it.
 */
export function takeLink(query: URLSearchParams): components['schemas']['Link'] {
  const link: components['schemas']['Link'] = {};
  if (query.has('mock')) link.replace = true;
  for (const name of linkParameters) {
    const value = query.get(name);
    if (value !== null) link[name] = value;
    query.delete(name);
  }
  if (Object.keys(link).length > 0) link.skipInvalid = true;
  return link;
}
