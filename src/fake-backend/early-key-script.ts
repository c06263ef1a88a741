/**
 * Marks that Alt+Shift+M was pressed, for the replay panel: the dev server needs seconds to load the part of it that opens the panel.
 * A build-time flag removes it from production builds and the demo.
 */
export const earlyKeyScript = `addEventListener('keydown',e=>{if(e.altKey&&e.shiftKey&&e.code==='KeyM')performance.mark('panel-key')});`;
