import { useLayoutEffect, useRef } from 'react';
import { useNonce } from './bootstrap-data.tsx';
import { useIsHydrated } from './use-hydrated.ts';

/** The page contains it as an inline script, so it uses nothing from outside. */
function collapse(): void {
  if (!matchMedia('(max-width: 749.98px)').matches) return;
  const target = document.getElementById(location.hash.slice(1));
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('details[data-collapse]')];
  const found = groups.find((group) => group.contains(target));
  for (const group of groups) group.open = found ? group === found : group.dataset.collapse === 'first';
}

/**
 * Closes all `details[data-collapse]` before it on phones, except the one with the target of the address, or else those with the value
 * `first`. A page renders them open: wide screens, search robots and browsers without scripts show everything.
 */
export function CollapseOnPhones() {
  // False during hydration: the inline script has run before the first paint, and visitors may have opened groups since.
  const isClientRender = useRef(useIsHydrated()).current;
  useLayoutEffect(() => {
    if (isClientRender) collapse();
  }, [isClientRender]);
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this project
      dangerouslySetInnerHTML={{ __html: `(${collapse})()` }}
    />
  );
}
