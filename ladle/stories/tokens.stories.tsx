import css from '../../src/ui/tokens.css?raw';
import styles from './tokens.module.css';

/** The names of the tokens with `prefix`, in file order. */
function tokens(prefix: string): string[] {
  return [...css.matchAll(/^ {2}(--[\w-]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name.startsWith(prefix));
}

export const Colors = () => (
  <ul className={styles.grid}>
    {tokens('--color-').map((name) => (
      <li key={name}>
        <div className={styles.swatch} style={{ background: `var(${name})` }} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

export const Type = () => (
  <ul className={styles.list}>
    {tokens('--font-size-').map((name) => (
      <li key={name}>
        <code>{name}</code>
        <p style={{ fontSize: `var(${name})` }}>倾听每一个声音 Every voice counts 2026</p>
      </li>
    ))}
  </ul>
);

export const Space = () => (
  <ul className={styles.list}>
    {tokens('--space-').map((name) => (
      <li key={name}>
        <code>{name}</code>
        <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />
      </li>
    ))}
  </ul>
);

export const Surfaces = () => (
  <ul className={styles.grid}>
    {[...tokens('--radius-'), ...tokens('--shadow-')].map((name) => (
      <li key={name}>
        <div
          className={styles.swatch}
          style={
            name.startsWith('--radius') ? { borderRadius: `var(${name})` } : { boxShadow: `var(${name})` }
          }
        />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);
