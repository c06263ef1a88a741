import { useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { reasons } from '../data/responses.ts';
import styles from '../workspace.module.css';

const types = ['nps', 'single', 'text', 'rating', 'matrix', 'image'] as const;
const extras = ['stock', 'parking'] as const;

/** Seconds that one needs for a question, and for reading a further option. */
const seconds = { question: 9, option: 1 };

/** A questionnaire with its logic, which grows with the options. */
export function EditorScene() {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const [added, setAdded] = useState(0);
  const options = [
    ...reasons.map((reason) => ({ name: c.reason[reason], target: reason === 'wait' ? 'Q3' : 'Q4' })),
    ...extras.slice(0, added).map((extra) => ({ name: c.editor.more[extra], target: 'Q4' })),
  ];
  const questions = [
    { id: 'Q1', type: c.editor.type.nps, text: c.answer.score, shown: c.editor.always },
    { id: 'Q2', type: c.editor.type.single, text: c.answer.reason, shown: c.editor.ifLow, options },
    { id: 'Q3', type: c.editor.type.text, text: c.editor.detail },
    { id: 'Q4', type: c.editor.type.single, text: c.editor.contact, shown: c.editor.ifLow },
  ];
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
        {questions.map(({ id, type, text, shown, options: choices }) => (
          <li key={id} data-conditional={shown === c.editor.always ? undefined : ''}>
            <p className={styles.muted}>
              <b>{id}</b> <span>{type}</span>
              {shown && <span className={styles.tag}>{shown}</span>}
            </p>
            <p className={styles.heading}>{text}</p>
            {choices && (
              <>
                <ul>
                  {choices.map(({ name, target }) => (
                    <li key={name}>
                      <span>{name}</span>
                      <span className={styles.tag}>{t('workspace.editor.goesTo', { target })}</span>
                    </li>
                  ))}
                </ul>
                {added < extras.length && (
                  <button type="button" className={styles.link} onClick={() => setAdded(added + 1)}>
                    + {c.editor.add}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.muted} role="status">
        {t('workspace.editor.questions', { count: questions.length })} · {c.editor.length}{' '}
        <b>
          {t('workspace.editor.seconds', {
            count: questions.length * seconds.question + options.length * seconds.option,
          })}
        </b>
      </p>
    </div>
  );
}
