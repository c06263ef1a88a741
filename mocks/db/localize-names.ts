import { seededAccounts } from './accounts.ts';
import { demoCompanies, demoPeople } from './content/people.ts';
import type { MockDb } from './mock-db.ts';

type Names = ReadonlyMap<string, string>;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The English spelling of an account name such as `lv.xingjian`. */
const spell = (pinyin: string) => pinyin.replace(/^lv\./, 'lyu.').split('.').map(capitalize).join(' ');

const pairs: [zh: string, en: string][] = [
  ...Object.values(seededAccounts).map(({ name, englishName }): [string, string] => [name, englishName]),
  ...demoPeople.map(({ name, pinyin }): [string, string] => [name, spell(pinyin)]),
  ...demoCompanies.flatMap(({ name, address }): [string, string][] => [
    [name.zh, name.en],
    [address.zh, address.en],
  ]),
];

/** The names of the other language, with their replacements. */
const replacements: Record<'zh' | 'en', Names> = {
  en: new Map(pairs),
  zh: new Map(pairs.map(([zh, en]) => [en, zh])),
};

/**
 * Replaces the seeded names and addresses of the other language. Names that a user typed stay. The language belongs to the reader,
 * so the change is not stored.
 */
export function localizeNames(db: MockDb, language: 'zh' | 'en'): void {
  const names = replacements[language];
  for (const { id, name } of db.users.all()) {
    const localized = names.get(name);
    if (localized) db.users.amend(id, { name: localized });
  }
  for (const { id, name, address } of db.companies.all()) {
    const localized = { name: names.get(name) ?? name, address: names.get(address) ?? address };
    if (localized.name !== name || localized.address !== address) db.companies.amend(id, localized);
  }
}
