import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './ruled-list.module.css';

/** Points with a title, side by side. */
export function RuledList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Phrases as="h3">{title}</Phrases>
          <Phrases as="p">{text}</Phrases>
        </li>
      ))}
    </ul>
  );
}
