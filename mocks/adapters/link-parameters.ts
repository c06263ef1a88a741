/** The parameters of a replay link. */
const linkParameters = ['mock', 'scenario', 'as'] as const;

/** Whether a URL is a replay link. */
export const isReplayLink = (url = ''): boolean =>
  linkParameters.some((name) => url.includes(`?${name}=`) || url.includes(`&${name}=`));

/** Removes the replay parameters from a query and returns them in the format of the control plane. */
export function takeLink(query: URLSearchParams): Record<string, string> {
  const link: Record<string, string> = {};
  for (const name of linkParameters) {
    const value = query.get(name);
    if (value !== null) link[name] = value;
    query.delete(name);
  }
  return link;
}
