import type { PanelHost } from './host.ts';
import { mountOverlay, type Overlay } from './mount-overlay.tsx';
import styles from './panel.css?inline';
import { Panel } from './panel.tsx';

/** Mounts the replay panel over the page. */
export const mountPanel = (first: PanelHost): Overlay =>
  mountOverlay(first, [styles], (host) => <Panel host={host} />, 'panel');
