import type { KeyboardEvent, PointerEvent } from 'react';
import { minSize, type usePlacement } from './use-placement.ts';

interface ResizeHandleProps extends ReturnType<typeof usePlacement> {
  label: string;
}

/** Step of an arrow key, in pixels. */
const step = 32;

/** The inner edge of the panel. Dragging it or its arrow keys change the size. */
export function ResizeHandle({ label, placement: { side, size }, place }: ResizeHandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    const larger = { left: 'ArrowRight', bottom: 'ArrowUp', right: 'ArrowLeft' }[side];
    const smaller = { left: 'ArrowLeft', bottom: 'ArrowDown', right: 'ArrowRight' }[side];
    if (event.key !== larger && event.key !== smaller) return;
    event.preventDefault();
    place({ size: size + (event.key === larger ? step : -step) });
  }

  function onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    place({ size: { left: clientX, bottom: innerHeight - clientY, right: innerWidth - clientX }[side] });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves has no element of its own
    <div
      role="separator"
      tabIndex={0}
      className="resize"
      aria-label={label}
      aria-orientation={side === 'bottom' ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={minSize}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
