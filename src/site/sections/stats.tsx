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

interface FiguresProps {
  /** The name of the section for screen readers. */
  title: string;
  figures: readonly { label: string; value: string }[];
  /** The date or the source of the figures. */
  note: string;
}

/** Large figures with their date or source. */
function Figures({ title, figures: shown, note }: FiguresProps) {
  const headingId = useId();
  return (
    <section className={styles.section} data-filled="" aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        {title}
      </h2>
      <dl className={styles.figures}>
        {shown.map(({ label, value }) => (
          <div key={label}>
            <Phrases as="dt">{label}</Phrases>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Phrases as="p" className={styles.note}>
        {note}
      </Phrases>
    </section>
  );
}

/** The company figures with their date. A page selects the ones to show. */
export function Stats({ names = all }: { names?: readonly FigureName[] }) {
  const { t } = useTranslation(['figures']);
  return (
    <Figures
      title={t('figures.title')}
      figures={names.map((name) => ({ label: t(figures[name].label), value: t(figures[name].value) }))}
      note={t(names.includes('reach') ? 'figures.reachNote' : 'figures.note')}
    />
  );
}
