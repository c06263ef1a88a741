import { staticComponent } from '../../ui/static-html/static-component.tsx';
import comparison from '../sections/comparison.module.css';
import styles from './study-sizes.module.css';

/** The table is not part of the page's scripts. */
export const StaticStudySizes = staticComponent(
  async () => (await import('./study-sizes.tsx')).StudySizes,
  [comparison, styles],
);
