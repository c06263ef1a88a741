import controls from '../panel/controls.css?inline';
import type { PanelHost } from '../panel/host.ts';
import styles from './demo.css?inline';
import { Demo } from './demo.tsx';
import { mountOverlay, type Overlay } from './mount-overlay.tsx';
import overlay from './overlay.css?inline';

/** Mounts badge and guide of the demo over the page. */
export const mountDemo = (first: PanelHost): Overlay =>
  mountOverlay(first, [controls, overlay, styles], (host) => <Demo host={host} />);
