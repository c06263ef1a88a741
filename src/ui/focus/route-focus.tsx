import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusElement, focusHeading } from './focus-heading.ts';

/** The id that a hash names; one that is no encoding, such as `#%`, names itself. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Does after a navigation what a browser does by itself when it opens a document: the focus begins at the heading, or
 * at the anchor that was asked for, and the page is announced. Other conditions of the same page leave the focus alone.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.hash === hash) return;
    shown.current = { pathname, hash };
    // A dialog that has closed on the way gives the focus back first.
    const timer = setTimeout(() => {
      const anchor = hash ? document.getElementById(idOf(hash)) : null;
      if (anchor) focusElement(anchor);
      if (before.pathname === pathname) return;
      // A page may have a better place of its own, such as its first field.
      if (!anchor && !document.querySelector('main :focus')) focusHeading();
      // The heading is read because the focus is there; any other place does not say which page it is on.
      if (document.activeElement?.localName !== 'h1') setAnnounced(document.title);
    });
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
