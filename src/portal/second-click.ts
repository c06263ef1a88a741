import type { DialogOpenChangeData } from '@fluentui/react-components';

/**
 * Whether a click beside a dialog is the second one of somebody who clicks twice: the first has opened the dialog, and
 * the second is not meant to close it.
 */
export const isSecondClick = ({ type, event }: DialogOpenChangeData): boolean =>
  type === 'backdropClick' && event.detail > 1;
