/** What a link may carry beside the page's own parameters. */
const linkParameters = ['mock', 'scenario', 'as'] as const;

/** Whether an address, path and query, carries something to replay. */
export const isReplayLink = (url = ''): boolean =>
  linkParameters.some((name) => url.includes(`?${name}=`) || url.includes(`&${name}=`));

/** Takes out of a query what there is to replay, as the control plane wants it. */
export function takeLink(query: URLSearchParams): Record<string, string> {
  const link: Record<string, string> = {};
  for (const name of linkParameters) {
    const value = query.get(name);
    if (value !== null) link[name] = value;
    query.delete(name);
  }
  return link;
}
