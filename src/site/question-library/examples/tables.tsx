import { useState } from 'react';
import '../../../ui/scroll-edges.css';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ExampleProps, listOf, tableOf } from './example.ts';
import styles from './examples.module.css';
import { Result } from './result.tsx';

interface MatrixProps extends ExampleProps {
  type: 'radio' | 'checkbox';
  /** Called with the row and the selected column. */
  onChoose?: (row: number, column: number) => void;
}

/** Rows with the same answer columns. */
export function Matrix({ name, ask, parts, type, onChoose }: MatrixProps) {
  const { rows, columns } = tableOf(parts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section data-scroll-edges="self" aria-label={ask} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column, columnIndex) => (
                <td key={column}>
                  <label>
                    <input
                      type={type}
                      name={`${name}-${rowIndex}`}
                      aria-label={`${row}: ${column}`}
                      onChange={() => onChoose?.(rowIndex, columnIndex)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Kind = TextKey<'lib'> & `lib.control.kano.${string}`;

const A: Kind = 'lib.control.kano.attractive';
const O: Kind = 'lib.control.kano.oneDimensional';
const M: Kind = 'lib.control.kano.mustBe';
const I: Kind = 'lib.control.kano.indifferent';
const R: Kind = 'lib.control.kano.reverse';
const Q: Kind = 'lib.control.kano.questionable';

/** The evaluation table of the Kano model: the answer with the feature, then the one without it. */
const kanoTable: Kind[][] = [
  [Q, A, A, A, O],
  [R, I, I, I, M],
  [R, I, I, I, M],
  [R, I, I, I, M],
  [R, R, R, R, Q],
];

export function Kano(props: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const [answers, setAnswers] = useState<number[]>([]);
  const [withIt = -1, withoutIt = -1] = answers;
  const kind = kanoTable[withIt]?.[withoutIt];
  return (
    <>
      <Matrix
        {...props}
        type="radio"
        onChoose={(row, column) => {
          const next = [withIt, withoutIt];
          next[row] = column;
          setAnswers(next);
        }}
      />
      <Result text={kind && t('lib.control.result', { name: t(kind) })} hint={t('lib.hint.kano')} />
    </>
  );
}

/** The best and the worst option of a set. */
export function MaxDiff({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const [best, setBest] = useState('');
  const [worst, setWorst] = useState('');
  const options = listOf(parts);
  const cell = (
    option: string,
    label: string,
    chosen: string,
    other: string,
    set: (value: string) => void,
  ) => (
    <td>
      <label>
        <input
          type="radio"
          name={`${name}-${label}`}
          aria-label={`${label}: ${option}`}
          checked={chosen === option}
          disabled={other === option}
          onChange={() => set(option)}
        />
      </label>
    </td>
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('lib.control.best')}</th>
          <th scope="col">{t('lib.control.option')}</th>
          <th scope="col">{t('lib.control.worst')}</th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={option}>
            {cell(option, t('lib.control.best'), best, worst, setBest)}
            <td>{option}</td>
            {cell(option, t('lib.control.worst'), worst, best, setWorst)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
