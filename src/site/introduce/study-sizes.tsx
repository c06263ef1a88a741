import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Comparison } from '../sections/comparison.tsx';
import styles from './study-sizes.module.css';

interface StudySizesProps {
  /** The usual studies: name, sample, fieldwork and what it can show, each separated by `|`. */
  studies: readonly string[];
  /** The files of a delivery: name and content by turns, separated by `|`. */
  delivered: string;
}

/** How large the usual studies of a method are, and what a customer gets. */
export function StudySizes({ studies, delivered }: StudySizesProps) {
  const { t } = useTranslation(['method']);
  const rows = studies.map((study) => study.split(' | '));
  const parts = delivered.split(' | ');
  const files = parts.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, text: parts[index + 1] ?? '' }] : [],
  );
  return (
    <Comparison
      title={t('method.sizes.title')}
      lead={t('method.sizes.lead')}
      rows={rows.map(([name = '']) => ({ name }))}
      columns={[t('method.sizes.sample'), t('method.sizes.field'), t('method.sizes.shows')].map(
        (name, column) => ({ name, values: rows.map((row) => row[column + 1] ?? '') }),
      )}
    >
      <h3 className={styles.title}>{t('method.delivered')}</h3>
      <dl className={styles.files}>
        {files.map(({ name, text }) => (
          <div key={name}>
            <Phrases as="dt">{name}</Phrases>
            <Phrases as="dd">{text}</Phrases>
          </div>
        ))}
      </dl>
    </Comparison>
  );
}
