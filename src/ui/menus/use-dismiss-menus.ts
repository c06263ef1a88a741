import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes menus on Escape, on a click or focus outside, and on navigation. Menus are `details` elements, which open without
 * scripts.
 */
export function useDismissMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // A menu that was opened before hydration stays open.
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    close(header.current, null);
  }, [header, key]);

  useEffect(() => {
    const onPointerOutside = ({ target }: Event) => close(header.current, target);
    const onKey = (event: KeyboardEvent) => {
      const open = event.key === 'Escape' && header.current?.querySelector('details[open]');
      if (!open) return;
      event.preventDefault();
      open.querySelector('summary')?.focus();
      close(header.current, null);
    };
    document.addEventListener('pointerdown', onPointerOutside);
    document.addEventListener('focusin', onPointerOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointerOutside);
      document.removeEventListener('focusin', onPointerOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [header]);
}

/** Closes the menus that do not contain `target`. */
function close(header: HTMLElement | null, target: EventTarget | null): void {
  for (const menu of header?.querySelectorAll('details[open]') ?? []) {
    if (!(target instanceof Node && menu.contains(target))) menu.removeAttribute('open');
  }
}
