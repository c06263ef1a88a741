import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { extraReasons } from '../data/responses.ts';
import styles from '../workspace.module.css';
import type { SceneProps } from './scene.ts';

const types = ['nps', 'single', 'text', 'rating', 'matrix', 'image'] as const;

/** Seconds that one needs for a question, and for reading an option. */
const seconds = { question: 9, option: 1 };

/** The questionnaire of the phone: its two questions, and the closings that follow a low and a high score. */
export function EditorScene({ asked, setAsked }: SceneProps) {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const questions = [
    { id: 'Q1', type: c.editor.type.nps, text: c.answer.score },
    { id: 'Q2', type: c.editor.type.single, text: c.answer.reason, options: asked },
  ];
  const closings = [
    { shown: c.editor.ifLow, text: c.answer.callback },
    { shown: c.editor.ifHigh, text: c.answer.thanks },
  ];
  const next = extraReasons.find((reason) => !asked.includes(reason));
  return (
    <div className={styles.editor}>
      <div className={styles.types}>
        <p className={styles.heading}>{c.editor.types}</p>
        <ul>
          {types.map((type) => (
            <li key={type}>{c.editor.type[type]}</li>
          ))}
        </ul>
      </div>
      <ol className={styles.canvas}>
        {questions.map(({ id, type, text, options }) => (
          <li key={id}>
            <p className={styles.muted}>
              <b>{id}</b> {type}
            </p>
            <p className={styles.heading}>{text}</p>
            {options && (
              <ul>
                {options.map((reason) => (
                  <li key={reason}>{c.reason[reason]}</li>
                ))}
              </ul>
            )}
            {options && next && (
              <button type="button" className={styles.link} onClick={() => setAsked([...asked, next])}>
                + {c.editor.add}
              </button>
            )}
          </li>
        ))}
        {closings.map(({ shown, text }) => (
          <li key={shown} data-conditional="">
            <p className={styles.muted}>
              {c.editor.closing} <span className={styles.tag}>{shown}</span>
            </p>
            <p className={styles.heading}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.muted} role="status">
        {t('workspace.editor.questions', { count: questions.length })} · {c.editor.length}{' '}
        <b>
          {t('workspace.editor.seconds', {
            count: questions.length * seconds.question + asked.length * seconds.option,
          })}
        </b>
      </p>
    </div>
  );
}
