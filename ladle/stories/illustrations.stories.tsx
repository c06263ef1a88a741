import * as dashboards from '../../src/ui/illustrations/dashboards.tsx';
import * as data from '../../src/ui/illustrations/data.tsx';
import * as lines from '../../src/ui/illustrations/line-drawings.tsx';
import * as listening from '../../src/ui/illustrations/listening.tsx';
import * as research from '../../src/ui/illustrations/research.tsx';
import styles from './tokens.module.css';

const pictures = { ...dashboards, ...listening, ...research, ...data, ...lines };

export const All = () => (
  <ul className={styles.grid}>
    {Object.entries(pictures).map(([name, Picture]) => (
      <li key={name}>
        <Picture />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);
