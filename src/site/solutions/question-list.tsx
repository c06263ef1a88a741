import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { FactList } from '../sections/fact-list.tsx';
import styles from './question-list.module.css';

interface Question {
  title: string;
  text: string;
  method: string;
  sample: string;
  time: string;
  /** The page that shows how. */
  to: string;
}

const parts = ['method', 'sample', 'time'] as const;

/** Business questions, each with the study that answers it. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const c = useContent('solutions');
  const { columns, link } = c.questions;
  return (
    <ul className={styles.list}>
      {questions.map(({ title, text, to, ...study }) => (
        <li key={title}>
          <div>
            <Phrases as="h3">{title}</Phrases>
            <Phrases as="p">{text}</Phrases>
          </div>
          <FactList facts={parts.map((part) => ({ name: columns[part], text: study[part] }))} kind="grid" />
          <LocalizedLink to={to}>
            {link}
            <span className="visually-hidden"> {title}</span>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
