import '../../ui/scroll-edges.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import styles from './data-extract.module.css';
import type { DataExtractProps } from './data-extract.tsx';

/** An extract with its codebook, whose rows are not part of the page's scripts. Its switch needs none. */
export const StaticExtract = staticComponent<DataExtractProps>(
  async () => (await import('./data-extract.tsx')).DataExtract,
  [styles],
);
