import type { DialogOpenChangeData } from '@fluentui/react-components';
import type { MouseEvent } from 'react';

/**
 * Whether a click beside a dialog is the second one of somebody who clicks twice: the first has opened the dialog, and
 * the second is not meant to close it.
 */
export const isSecondClick = ({ type, event }: DialogOpenChangeData): boolean =>
  type === 'backdropClick' && event.detail > 1;

/** What lies around a dialog: pressing it leaves the focus where it is, or Escape would reach nobody. */
export const backdrop = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
