import { seededAccounts } from '../db/accounts.ts';
import { nameOf } from '../db/name-of.ts';
import { storedCustomer } from './customer/customer-store.ts';
import type { DemoTexts } from './texts.ts';

interface PersonasProps {
  t: DemoTexts;
  language: 'zh' | 'en';
  userId: string | undefined;
  onPick(key: string): void;
}

const keys = ['main', 'atLimit', 'sub', 'fresh'] as const;

/** The accounts that can sign in. The main account has the contact of a prepared customer. */
export function Personas({ t, language, userId, onPick }: PersonasProps) {
  const contact = storedCustomer()?.contact;
  return (
    <section className="part" aria-labelledby="personas">
      <h3 id="personas">{t.personas}</h3>
      <ul className="cards">
        {keys.map((key) => {
          const { id } = seededAccounts[key];
          const name = (key === 'main' && contact) || nameOf(seededAccounts[key], language);
          return (
            <li key={key} aria-current={id === userId || undefined}>
              <button type="button" aria-label={t.signInAs(name)} onClick={() => onPick(key)}>
                {name}
              </button>
              <div>
                {id === userId && <span className="chip">{t.signedIn}</span>}
                <p>{t.accounts[key]}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
