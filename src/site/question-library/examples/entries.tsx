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

interface NumberFieldsProps {
  name: string;
  labels: readonly string[];
  max?: number;
  placeholder: string;
  onChange: (index: number, value: number) => void;
}

/** A number for each label. */
function NumberFields({ name, labels, onChange, ...attributes }: NumberFieldsProps) {
  return (
    <div className={styles.options}>
      {labels.map((label, index) => (
        <label key={label} className={styles.labelAndInput}>
          {label}
          <input
            name={`${name}-${index}`}
            type="number"
            min={0}
            className={styles.field}
            {...attributes}
            onChange={({ currentTarget }) => onChange(index, currentTarget.valueAsNumber)}
          />
        </label>
      ))}
    </div>
  );
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
      <NumberFields
        name={name}
        labels={labels}
        placeholder={t('lib.control.yuan')}
        onChange={(at, price) =>
          setPrices(labels.map((_, index) => (index === at ? price : (prices[index] ?? Number.NaN))))
        }
      />
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
  const [points, setPoints] = useState<Record<number, number>>({});
  const total = Object.values(points).reduce((sum, value) => sum + (value || 0), 0);
  return (
    <>
      <NumberFields
        name={name}
        labels={listOf(parts)}
        max={100}
        placeholder="0"
        onChange={(at, value) => setPoints({ ...points, [at]: value })}
      />
      <p className={total === 100 ? `${styles.note} ${styles.result}` : styles.note} role="status">
        {t('lib.control.total', { total })}
      </p>
    </>
  );
}
