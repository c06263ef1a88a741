import type { DialogOpenChangeData } from '@fluentui/react-components';
import type { MouseEvent } from 'react';

/**
 * Whether a click on the backdrop is the second click of a double click, which must not close the dialog that the first one
 * opened.
 */
export const isSecondClick = ({ type, event }: DialogOpenChangeData): boolean =>
  type === 'backdropClick' && event.detail > 1;

/** The backdrop of a dialog. A press on it preserves the focus, so that Escape reaches the dialog. */
export const backdrop = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
