import styles from './brand.module.css';
import { LogoMark } from './logo-mark.tsx';

/** The logo mark, and the name where one is configured. */
export function Brand({ name }: { name: string | undefined }) {
  return (
    <span className={styles.brand}>
      <LogoMark />
      {name && <span className={styles.name}>{name}</span>}
    </span>
  );
}
