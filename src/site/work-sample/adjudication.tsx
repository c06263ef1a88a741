import { partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { percent } from './format.ts';
import { labelingAgreement } from './service-figures.ts';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const partsOfItem = 4;

/** Items with the labels of two people; where they differ, with the decision of the third and its reason. */
export function Adjudication({ title, note, words }: SampleTexts) {
  const [one, other, final, agreed, agreement, ...rest] = partsOf(words);
  const items = Array.from({ length: rest.length / partsOfItem }, (_, item) =>
    rest.slice(item * partsOfItem, (item + 1) * partsOfItem),
  );
  return (
    <WorkSample title={title} note={note}>
      <ul className={styles.lines}>
        {items.map(([text, a, b, reason]) => (
          <li key={text} data-state={a === b ? undefined : 'changed'}>
            <Phrases as="span" className={parts.item}>
              {text ?? ''}
            </Phrases>
            <span className={parts.verdicts}>
              <span>
                {one} <b>{a}</b>
              </span>
              <span>
                {other} <b>{b}</b>
              </span>
              {a === b && <span>{agreed}</span>}
            </span>
            {a !== b && (
              <span className={styles.remark}>
                <b>{final}</b> {reason}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{agreement?.replace('#', String(labelingAgreement.total))}</span>
        <strong>
          {percent(100 * labelingAgreement.agreement)} · Kappa {labelingAgreement.kappa.toFixed(2)}
        </strong>
      </p>
    </WorkSample>
  );
}
