import { seededAccounts, seededPassword } from '../db/accounts.ts';
import { PointCards } from './point-cards.tsx';
import { refusals, type StartingPoint } from './starting-points.ts';
import type { DemoTexts } from './texts.ts';

interface RefusalsProps {
  t: DemoTexts;
  language: 'zh' | 'en';
  onShow(point: StartingPoint): void;
  onLogin(): void;
}

const keys = ['cancelled', 'locked', 'firstLogin'] as const;

/** The chapter about refusals, closed until it is needed. */
export function Refusals({ t, language, onShow, onLogin }: RefusalsProps) {
  return (
    <details className="part">
      <summary>
        <h3>{t.refused}</h3>
      </summary>
      <p className="muted">{t.refusedLead}</p>
      <PointCards t={t} language={language} points={refusals} onShow={onShow} />
      <p className="muted">{t.refusedHint(seededPassword)}</p>
      <ul className="cards">
        {keys.map((key) => (
          <li key={key}>
            <div>
              <code>{seededAccounts[key].account}</code>
              <p>{t.accounts[key]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="actions">
        <button type="button" onClick={onLogin}>
          {t.toLogin}
        </button>
      </p>
      <p className="muted">{t.panel}</p>
    </details>
  );
}
