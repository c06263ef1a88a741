import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './question-list.module.css';

interface Question {
  title: string;
  text: string;
  /** Method, sample and time of the study that answers it, separated by `|`. */
  study: string;
  /** The page that shows how. */
  to: string;
}

/** Business questions, each with the study that answers it. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation(['solutions']);
  const names = t('solutions.questions.columns').split(' | ');
  return (
    <ul className={styles.list}>
      {questions.map(({ title, text, study, to }) => (
        <li key={title}>
          <div>
            <Phrases as="h3">{title}</Phrases>
            <Phrases as="p">{text}</Phrases>
          </div>
          <dl>
            {study.split(' | ').map((value, index) => (
              <div key={value}>
                <dt>{names[index]}</dt>
                <Phrases as="dd">{value}</Phrases>
              </div>
            ))}
          </dl>
          <LocalizedLink to={to}>
            {t('solutions.questions.link')}
            <span className="visually-hidden"> {title}</span>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
