import { QuestionCard } from './question-card.tsx';
import styles from './question-library-page.module.css';
import type { QuestionType } from './question-types.ts';

interface QuestionGridProps {
  types: readonly QuestionType[];
  /** The id of the question type that the address names. */
  marked: string;
  /** Whether the types are of several categories. */
  isMixed?: boolean;
}

/** The cards of question types. */
export function QuestionGrid({ types, marked, isMixed }: QuestionGridProps) {
  return (
    <ul className={styles.grid}>
      {types.map((type) => (
        <li key={type.id}>
          <QuestionCard type={type} isMarked={type.id === marked} isMixed={isMixed} />
        </li>
      ))}
    </ul>
  );
}
