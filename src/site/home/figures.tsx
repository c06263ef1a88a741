import type { TextKey } from '../../i18n/namespaces.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './figures.module.css';

const figures: { value: TextKey<'home'>; label: TextKey<'home'> }[] = [
  { value: 'home.figures.panelValue', label: 'home.figures.panel' },
  { value: 'home.figures.reachValue', label: 'home.figures.reach' },
  { value: 'home.figures.typesValue', label: 'home.figures.types' },
  { value: 'home.figures.projectsValue', label: 'home.figures.projects' },
  { value: 'home.figures.staffValue', label: 'home.figures.staff' },
  { value: 'home.figures.citiesValue', label: 'home.figures.cities' },
];

export function Figures() {
  const t = useText('home');
  return (
    <section className={styles.section} aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        {t('home.figures.title')}
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{t(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
