import type { ReactNode } from 'react';
import styles from './link-row.module.css';

/** Links in a row, such as the ways to contact the company. A text may precede them. */
export const LinkRow = ({ children }: { children: ReactNode }) => <p className={styles.row}>{children}</p>;
