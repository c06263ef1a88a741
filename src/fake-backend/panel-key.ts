/** Whether a key opens the replay panel. Part of an inline script, so it uses nothing from outside. */
export const isPanelKey = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyM';

/** The mark of a key that was pressed before the replay panel was there. */
export const panelKeyMark = 'panel-key';

/**
 * Marks that the key was pressed: the dev server needs seconds to load what opens the panel. A build-time flag removes it from production
 * builds and the demo.
 */
export const panelKeyScript = (): string =>
  `addEventListener('keydown',e=>{if((${isPanelKey})(e))performance.mark('${panelKeyMark}')});`;
