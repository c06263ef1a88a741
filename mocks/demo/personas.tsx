import { type SeededAccount, seededAccounts, seededPassword } from '../db/accounts.ts';
import type { DemoTexts } from './texts.ts';

interface PersonasProps {
  t: DemoTexts;
  language: 'zh' | 'en';
  userId: string | undefined;
  onPick(key: string): void;
  onLogin(): void;
}

const all: [key: string, SeededAccount][] = Object.entries(seededAccounts);
/** Accounts that the login rejects. Signing them in directly would show nothing. */
const refusedKeys = new Set(['cancelled', 'locked', 'firstLogin']);

/** The accounts: those that can sign in, and those that the login rejects. */
export function Personas({ t, language, userId, onPick, onLogin }: PersonasProps) {
  return (
    <>
      <section className="part" aria-labelledby="personas">
        <h3 id="personas">{t.personas}</h3>
        <ul className="cards">
          {all
            .filter(([key]) => !refusedKeys.has(key))
            .map(([key, { id, name, purpose }]) => (
              <li key={key} aria-current={id === userId || undefined}>
                <button type="button" aria-label={t.signInAs(name)} onClick={() => onPick(key)}>
                  {name}
                </button>
                <div>
                  {id === userId && <span className="chip">{t.signedIn}</span>}
                  <p>{purpose[language]}</p>
                </div>
              </li>
            ))}
        </ul>
      </section>
      <section className="part" aria-labelledby="refused">
        <h3 id="refused">{t.refused}</h3>
        <p className="muted">{t.refusedHint(seededPassword)}</p>
        <ul className="cards">
          {all
            .filter(([key]) => refusedKeys.has(key))
            .map(([key, { account, purpose }]) => (
              <li key={key}>
                <div>
                  <code>{account}</code>
                  <p>{purpose[language]}</p>
                </div>
              </li>
            ))}
        </ul>
        <p className="actions">
          <button type="button" onClick={onLogin}>
            {t.toLogin}
          </button>
        </p>
      </section>
    </>
  );
}
