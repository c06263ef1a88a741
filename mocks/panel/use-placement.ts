import { useEffect, useState } from 'react';

/** The edges of the window that the panel can be docked to. */
export const sides = ['left', 'bottom', 'right'] as const;
type Side = (typeof sides)[number];

interface Placement {
  side: Side;
  /** Width at a side, height at the bottom, in pixels. */
  size: number;
}

const initial: Placement = { side: 'right', size: 480 };
export const minSize = 280;
/** The page keeps at least this much beside the panel; a smaller window is covered. */
const minPage = 320;
const storageKey = 'replay-panel';

/** The place of the panel, which the browser remembers. While the panel is open, the page makes room for it. */
export function usePlacement(isOpen: boolean) {
  const [placement, setPlacement] = useState(read);
  const { side, size } = placement;

  useEffect(() => {
    if (!isOpen) return;
    const { style } = document.body;
    const margin = { left: 'marginLeft', bottom: 'marginBottom', right: 'marginRight' } as const;
    const makeRoom = () => {
      const room = (side === 'bottom' ? innerHeight : innerWidth) - size;
      style[margin[side]] = room >= minPage ? `${size}px` : '';
    };
    makeRoom();
    addEventListener('resize', makeRoom);
    return () => {
      removeEventListener('resize', makeRoom);
      style[margin[side]] = '';
    };
  }, [isOpen, side, size]);

  function place(changes: Partial<Placement>) {
    const next = { ...placement, ...changes };
    const max = (next.side === 'bottom' ? innerHeight : innerWidth) - 16;
    next.size = Math.round(Math.max(minSize, Math.min(next.size, max)));
    setPlacement(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Without storage the panel opens at its usual place.
    }
  }

  return { placement, place };
}

function read(): Placement {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '');
    return isPlacement(saved) ? saved : initial;
  } catch {
    return initial;
  }
}

function isPlacement(value: unknown): value is Placement {
  return (
    typeof value === 'object' &&
    value !== null &&
    'side' in value &&
    sides.some((side) => side === value.side) &&
    'size' in value &&
    typeof value.size === 'number'
  );
}
