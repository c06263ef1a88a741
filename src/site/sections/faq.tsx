import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './faq.module.css';

/** Questions that open to their answers. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} suppressHydrationWarning>
          <summary>
            {question}
            <ChevronIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
