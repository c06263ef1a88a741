import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './about-page.module.css';
import { offices } from './offices.ts';

/** The position of each office in the drawing: north is up, the coast is on the right. */
const places = {
  beijing: { x: 300, y: 74 },
  shanghai: { x: 378, y: 206 },
  guangzhou: { x: 236, y: 318 },
  shenzhen: { x: 286, y: 350 },
} as const;

const routes = [
  ['beijing', 'shanghai'],
  ['beijing', 'guangzhou'],
  ['shanghai', 'shenzhen'],
  ['shanghai', 'guangzhou'],
  ['guangzhou', 'shenzhen'],
] as const;

/** A decorative drawing of the four offices. The text beside it contains their names. */
export function OfficeNetwork() {
  const { t } = useTranslation(['about']);
  const language = useContentLanguage();
  return (
    <svg viewBox="24 0 480 420" className={styles.network} role="img" aria-label={t('about.offices.title')}>
      {[70, 135, 200].map((radius) => (
        <circle key={radius} cx="300" cy="216" r={radius} fill="none" stroke="var(--color-band-raised)" />
      ))}
      {routes.map(([from, to]) => (
        <path
          key={from + to}
          d={`M${places[from].x} ${places[from].y}Q${(places[from].x + places[to].x) / 2 + 34} ${(places[from].y + places[to].y) / 2} ${places[to].x} ${places[to].y}`}
          fill="none"
          stroke="var(--color-band-accent)"
          strokeOpacity="0.45"
          strokeWidth="1.5"
          strokeDasharray="2 6"
          strokeLinecap="round"
        />
      ))}
      {offices.map(({ id, city }) => (
        <g key={id}>
          <circle cx={places[id].x} cy={places[id].y} r="16" fill="var(--color-band-accent)" opacity="0.18" />
          <circle cx={places[id].x} cy={places[id].y} r="6" fill="var(--color-band-accent)" />
          <text
            x={places[id].x + (id === 'guangzhou' ? -22 : 22)}
            y={places[id].y + 6}
            textAnchor={id === 'guangzhou' ? 'end' : 'start'}
            fill="var(--color-band-text)"
            fontSize="18"
            fontWeight="600"
          >
            {city[language]}
          </text>
        </g>
      ))}
    </svg>
  );
}
