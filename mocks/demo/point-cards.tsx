import type { StartingPoint } from './starting-points.ts';
import type { DemoTexts } from './texts.ts';

interface PointCardsProps {
  t: DemoTexts;
  language: 'zh' | 'en';
  points: readonly StartingPoint[];
  onShow(point: StartingPoint): void;
}

/** Places of the demo with a button that opens them. */
export function PointCards({ t, language, points, onShow }: PointCardsProps) {
  return (
    <ul className="cards">
      {points.map((point) => (
        <li key={point.title.en}>
          <div>
            <b>{point.title[language]}</b>
            <p>{point.instructions[language]}</p>
          </div>
          <button type="button" aria-label={t.showPoint(point.title[language])} onClick={() => onShow(point)}>
            {t.show}
          </button>
        </li>
      ))}
    </ul>
  );
}
