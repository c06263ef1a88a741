import { paths } from '../../src/paths/paths.ts';
import { seededAccounts, seededPassword } from '../db/accounts.ts';
import { nameOf } from '../db/name-of.ts';
import type { PanelHost } from '../panel/host.ts';
import { Button, Part } from '../panel/parts.tsx';
import { storedCustomer } from './customer/customer-store.ts';
import { refusals, type StartingPoint } from './starting-points.ts';
import { demoTexts } from './texts.ts';

interface PointCardsProps {
  language: 'zh' | 'en';
  points: readonly StartingPoint[];
  onShow(point: StartingPoint): void;
}

/** Places of the demo with a button that opens them. */
export function PointCards({ language, points, onShow }: PointCardsProps) {
  const t = demoTexts[language];
  return (
    <ul className="cards">
      {points.map((point) => (
        <li key={point.title.en}>
          <div>
            <b>{point.title[language]}</b>
            <p>{point.instructions[language]}</p>
          </div>
          <Button aria-label={t.showPoint(point.title[language])} onClick={() => onShow(point)}>
            {t.show}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface PersonasProps extends Pick<PanelHost, 'language' | 'userId'> {
  onPick(key: string): void;
}

/** The accounts that can sign in. The main account has the contact of a prepared customer. */
export function Personas({ language, userId, onPick }: PersonasProps) {
  const t = demoTexts[language];
  const contact = storedCustomer()?.contact;
  return (
    <Part id="personas" heading="h3" title={t.personas}>
      <ul className="cards">
        {(['main', 'atLimit', 'sub', 'fresh'] as const).map((key) => {
          const { id } = seededAccounts[key];
          const name = (key === 'main' && contact) || nameOf(seededAccounts[key], language);
          return (
            <li key={key} aria-current={id === userId || undefined}>
              <Button aria-label={t.signInAs(name)} onClick={() => onPick(key)}>
                {name}
              </Button>
              <div>
                {id === userId && <span className="chip">{t.signedIn}</span>}
                <p>{t.accounts[key]}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

interface RefusalsProps extends Omit<PointCardsProps, 'points'> {
  /** Opens a path of the default language. */
  onOpen(path: string): void;
}

/** The chapter about refusals, closed until it is needed. */
export function Refusals({ onOpen, ...props }: RefusalsProps) {
  const t = demoTexts[props.language];
  return (
    <details className="part">
      <summary>
        <h3>{t.refused}</h3>
      </summary>
      <p className="muted">{t.refusedLead}</p>
      <PointCards {...props} points={refusals} />
      <p className="muted">{t.refusedHint(seededPassword)}</p>
      <ul className="cards">
        {(['cancelled', 'locked', 'firstLogin'] as const).map((key) => (
          <li key={key}>
            <div>
              <code>{seededAccounts[key].account}</code>
              <p>{t.accounts[key]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="actions">
        <Button onClick={() => onOpen(paths.login())}>{t.toLogin}</Button>
      </p>
      <p className="muted">{t.panel}</p>
    </details>
  );
}
