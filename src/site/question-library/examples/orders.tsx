import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { type ExampleProps, groupsOf, listOf, tableOf } from './example.ts';
import styles from './examples.module.css';

/** A list whose entries move up and down with buttons. */
export function Ranking({ parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const [moved, setMoved] = useState<string[]>();
  const order = moved ?? listOf(parts);
  const swap = (index: number, other: number) =>
    setMoved(
      order.map((item, at) => (at === index ? order[other] : at === other ? order[index] : item) ?? item),
    );
  return (
    <ol className={styles.options}>
      {order.map((item, index) => (
        <li key={item} className={styles.row}>
          <span className={styles.rank}>{index + 1}</span>
          <span>{item}</span>
          {(['up', 'down'] as const).map((way) => {
            const other = way === 'up' ? index - 1 : index + 1;
            return (
              <button
                key={way}
                type="button"
                className={styles.small}
                aria-label={t(`lib.control.${way}`, { name: item })}
                disabled={!order[other]}
                onClick={() => swap(index, other)}
              >
                <span className={way === 'up' ? styles.flip : undefined}>
                  <ChevronIcon />
                </span>
              </button>
            );
          })}
        </li>
      ))}
    </ol>
  );
}

/** Cards that are sorted into categories. */
export function CardSort({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const { rows, columns } = tableOf(parts);
  return (
    <div className={styles.options}>
      {rows.map((card, index) => (
        <label key={card} className={styles.labelAndInput}>
          {card}
          <select name={`${name}-${index}`} className={styles.field}>
            <option value="">{t('lib.control.placeholder')}</option>
            {columns.map((drawer) => (
              <option key={drawer}>{drawer}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** A choice between two offers. */
export function Conjoint({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const attributes = groupsOf(parts);
  return (
    <div className={styles.tiles}>
      {['A', 'B'].map((plan, index) => (
        <label key={plan} className={`${styles.tile} ${styles.plan}`}>
          <input type="radio" name={name} aria-label={t('lib.control.choose', { name: plan })} />
          <strong>{t('lib.control.plan', { name: plan })}</strong>
          <dl>
            {attributes.map((attribute) => (
              <div key={attribute.name}>
                <dt>{attribute.name}</dt>
                <dd>{attribute.items[index]}</dd>
              </div>
            ))}
          </dl>
        </label>
      ))}
    </div>
  );
}

/** One price after the other until the first no. */
export function PriceLadder({ parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const prices = listOf(parts);
  const [step, setStep] = useState(0);
  const [isOver, setOver] = useState(false);
  const accepted = prices[step - 1];
  const asked = isOver ? undefined : prices[step];
  return (
    <div role="status" className={styles.options}>
      {asked ? (
        <>
          <p className={styles.rank}>{t('lib.control.price', { price: asked })}</p>
          <div className={styles.tiles}>
            <button type="button" className={styles.tile} onClick={() => setStep(step + 1)}>
              {t('lib.control.yes')}
            </button>
            <button type="button" className={styles.tile} onClick={() => setOver(true)}>
              {t('lib.control.no')}
            </button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.result}>
            {accepted ? t('lib.control.accepts', { price: accepted }) : t('lib.control.refuses')}
          </p>
          <p className={styles.between}>
            <button
              type="button"
              className={styles.text}
              onClick={() => {
                setStep(0);
                setOver(false);
              }}
            >
              {t('lib.control.again')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
