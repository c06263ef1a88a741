import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusElement, focusHeading } from './focus-heading.ts';

/** The id of a hash. An invalid encoding, such as `#%`, is used as it is. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Focuses the heading or the fragment target after client-side navigation, so that screen readers announce the page. A change of
 * the query preserves the focus.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.hash === hash) return;
    shown.current = { pathname, hash };
    // After a closed dialog has restored the focus.
    const timer = setTimeout(() => {
      const anchor = hash ? document.getElementById(idOf(hash)) : null;
      if (anchor) focusElement(anchor);
      if (before.pathname === pathname) return;
      // A page can set the focus itself, for example to its first field or into a dialog.
      if (!anchor && !document.querySelector(':is(main,[role=dialog]) :focus')) focusHeading();
      // Screen readers announce a focused heading; otherwise the title is announced. The title of the page before goes.
      setAnnounced(document.activeElement?.localName === 'h1' ? '' : document.title);
    });
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
