import type { PanelHost } from '../panel/host.ts';
import { mountOverlay, type Overlay } from '../panel/mount-overlay.tsx';
import panelStyles from '../panel/panel.css?inline';
import styles from './demo.css?inline';
import { Demo } from './demo.tsx';

/** Mounts badge and guide of the demo over the page. */
export const mountDemo = (first: PanelHost): Overlay =>
  mountOverlay(first, [panelStyles, styles], (host) => <Demo host={host} />);
