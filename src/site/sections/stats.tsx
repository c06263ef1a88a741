import { useId } from 'react';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './stats.module.css';

const figures = {
  panel: { value: 'figures.panelValue', label: 'figures.panel' },
  reach: { value: 'figures.reachValue', label: 'figures.reach' },
  types: { value: 'figures.typesValue', label: 'figures.types' },
  projects: { value: 'figures.projectsValue', label: 'figures.projects' },
  staff: { value: 'figures.staffValue', label: 'figures.staff' },
  cities: { value: 'figures.citiesValue', label: 'figures.cities' },
} satisfies Record<string, { value: TextKey<'figures'>; label: TextKey<'figures'> }>;

type FigureName = keyof typeof figures;

const all: readonly FigureName[] = ['panel', 'reach', 'types', 'projects', 'staff', 'cities'];

/** The company figures with their date. A page selects the ones to show. */
export function Stats({ names = all }: { names?: readonly FigureName[] }) {
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
            <Phrases as="dt">{t(figures[name].label)}</Phrases>
            <dd>{t(figures[name].value)}</dd>
          </div>
        ))}
      </dl>
      <Phrases as="p" className={styles.note}>
        {t(names.includes('reach') ? 'figures.reachNote' : 'figures.note')}
      </Phrases>
    </section>
  );
}
