import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ExampleProps, listOf } from './example.ts';
import styles from './examples.module.css';
import { Result } from './result.tsx';

export function Line({ name, ask, parts }: ExampleProps) {
  return (
    <input name={name} className={styles.field} aria-label={ask} placeholder={parts} autoComplete="off" />
  );
}

export function Paragraph({ name, ask, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const [text, setText] = useState('');
  return (
    <>
      <textarea
        name={name}
        rows={3}
        className={styles.field}
        aria-label={ask}
        placeholder={parts}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p className={styles.note}>{t('lib.control.chars', { count: [...text].length })}</p>
    </>
  );
}

export function Blanks({ name, parts }: ExampleProps) {
  return (
    <div className={styles.options}>
      {listOf(parts).map((label, index) => (
        <input
          key={label}
          name={`${name}-${index}`}
          className={styles.field}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
        />
      ))}
    </div>
  );
}

export function Amount({ name, ask, parts }: ExampleProps) {
  return (
    <div className={styles.unit}>
      <input name={name} type="number" min={0} max={200} className={styles.field} aria-label={ask} />
      {parts}
    </div>
  );
}

export function DateEntry({ name, ask }: ExampleProps) {
  return <input name={name} type="date" className={styles.field} aria-label={ask} />;
}

/** The four prices of the price sensitivity meter. Prices between the second and the third are acceptable. */
export function PriceSensitivity({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const labels = listOf(parts);
  const [prices, setPrices] = useState<number[]>([]);
  const waitForAll = labels.every((_, index) => Number.isFinite(prices[index]));
  const isRising = labels.every((_, index) => index === 0 || (prices[index] ?? 0) > (prices[index - 1] ?? 0));
  const [, from = 0, to = 0] = prices;
  return (
    <>
      <div className={styles.options}>
        {labels.map((label, index) => (
          <label key={label} className={styles.labelAndInput}>
            {label}
            <input
              name={`${name}-${index}`}
              type="number"
              min={0}
              className={styles.field}
              placeholder={t('lib.control.yuan')}
              onChange={({ currentTarget }) => {
                const next = labels.map((_, at) => prices[at] ?? Number.NaN);
                next[index] = currentTarget.valueAsNumber;
                setPrices(next);
              }}
            />
          </label>
        ))}
      </div>
      <Result
        text={waitForAll && (isRising ? t('lib.control.band', { from, to }) : t('lib.control.rising'))}
        hint={t('lib.hint.prices')}
      />
    </>
  );
}

/** Points with a sum of 100. */
export function ConstantSum({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const labels = listOf(parts);
  const [points, setPoints] = useState<Record<string, number>>({});
  const total = labels.reduce((sum, label) => sum + (points[label] || 0), 0);
  return (
    <>
      <div className={styles.options}>
        {labels.map((label) => (
          <label key={label} className={styles.labelAndInput}>
            {label}
            <input
              name={`${name}-${label}`}
              type="number"
              min={0}
              max={100}
              className={styles.field}
              placeholder="0"
              onChange={({ currentTarget }) => setPoints({ ...points, [label]: currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <p className={total === 100 ? `${styles.note} ${styles.result}` : styles.note} role="status">
        {t('lib.control.total', { total })}
      </p>
    </>
  );
}
