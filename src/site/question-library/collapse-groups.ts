/**
 * Closes all groups of questions on narrow screens, except the first one or the one with the target of the address. The page renders
 * all groups open: wide screens, search robots and browsers without scripts show everything.
 *
 * The page contains it as an inline script, so it uses nothing from outside.
 */
export function collapseGroups(): void {
  if (!matchMedia('(max-width: 749.98px)').matches) return;
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('details[data-questions]')];
  const target = document.getElementById(location.hash.slice(1));
  const openGroup = groups.find((group) => group.contains(target)) ?? groups[0];
  for (const group of groups) group.open = group === openGroup;
}

/** The inline script, which runs before the first paint. */
export const collapseScript = `(${collapseGroups})()`;
