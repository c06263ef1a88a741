import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './work-sample.module.css';

interface WorkSampleProps {
  /** What it is a sample of, such as a page of a codebook. */
  title: string;
  /** How to read it: sample, period, metric. */
  note?: string;
  children: ReactNode;
}

/** A piece of real work: seeded data in the layout in which a project delivers it. */
export function WorkSample({ title, note, children }: WorkSampleProps) {
  const { t } = useTranslation(['workSample']);
  const id = useId();
  return (
    <figure className={styles.sample} aria-labelledby={id}>
      <figcaption className={styles.bar}>
        <Phrases as="span" id={id}>
          {title}
        </Phrases>
        <span className={styles.mark}>{t('workSample.sampleData')}</span>
      </figcaption>
      <div className={styles.body}>{children}</div>
      {note && (
        <Phrases as="p" className={styles.note}>
          {note}
        </Phrases>
      )}
    </figure>
  );
}

/** The figures that a sample adds up to. */
export const SampleFigures = ({ figures }: { figures: readonly { name: string; value: string }[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
