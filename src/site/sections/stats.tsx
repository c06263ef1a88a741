import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './stats.module.css';

type FigureName = 'panel' | 'reach' | 'types' | 'projects' | 'staff' | 'cities';

/** The company figures with their date. A page selects the ones to show. */
export function Stats({ names }: { names: readonly FigureName[] }) {
  const { t } = useTranslation(['figures']);
  const headingId = useId();
  return (
    <section className={styles.section} data-filled="" aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        {t('figures.title')}
      </h2>
      <dl className={styles.figures}>
        {names.map((name) => (
          <div key={name}>
            <Phrases as="dt">{t(`figures.${name}`)}</Phrases>
            <dd>{t(`figures.${name}Value`)}</dd>
          </div>
        ))}
      </dl>
      <Phrases as="p" className={styles.note}>
        {t(names.includes('reach') ? 'figures.reachNote' : 'figures.note')}
      </Phrases>
    </section>
  );
}
