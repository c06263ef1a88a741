import { BackIcon } from '../../src/ui/back-icon.tsx';
import * as icons from '../../src/ui/icons.tsx';
import * as pageIcons from '../../src/ui/page-icons.tsx';
import * as portalIcons from '../../src/ui/portal-icons.tsx';
import * as topicIcons from '../../src/ui/topic-icons.tsx';
import styles from './tokens.module.css';

export const All = () => (
  <ul className={styles.grid}>
    {Object.entries({ ...icons, BackIcon, ...pageIcons, ...portalIcons, ...topicIcons }).map(
      ([name, Icon]) => (
        <li key={name}>
          <span style={{ fontSize: 'var(--font-size-6)' }}>
            <Icon />
          </span>
          <code>{name}</code>
        </li>
      ),
    )}
  </ul>
);
