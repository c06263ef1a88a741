/**
 * Groups of places that need each other, directly or by way of others.
 *
 * @param arrows pairs of a place and one that it needs; a place that needs itself does not count
 */
export function cyclesOf(arrows: readonly (readonly [string, string])[]): string[][] {
  const needs = new Map<string, Set<string>>();
  for (const [from, to] of arrows) {
    if (from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  const reach = (from: string): Set<string> => {
    const reached = new Set<string>();
    const visit = (place: string) => {
      for (const next of needs.get(place) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        visit(next);
      }
    };
    visit(from);
    return reached;
  };
  const reached = new Map([...needs.keys()].map((place) => [place, reach(place)]));
  const groups = [...reached]
    .filter(([place, others]) => others.has(place))
    .map(([place, others]) => [...others].filter((other) => reached.get(other)?.has(place)).sort());
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}
