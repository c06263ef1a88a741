import { expect, test } from 'vitest';
import { fixedClock } from '../engine/clock.ts';
import { seededAccounts } from './accounts.ts';
import { localizeNames } from './localize-names.ts';
import { createSeededDb } from './seed-accounts.ts';
import { seedTime } from './seed-time.ts';

const { main } = seededAccounts;

test('seeded names have an English form and return to the Chinese one, without a stored change', () => {
  const db = createSeededDb({ clock: fixedClock(seedTime), tracksChanges: true });
  const before = JSON.stringify([db.users.all(), db.companies.all()]);
  localizeNames(db, 'en');
  expect(JSON.stringify([db.users.all(), db.companies.all()])).not.toMatch(/\p{Script=Han}/u);
  expect(db.users.where('name', main.englishName)).toHaveLength(1);
  localizeNames(db, 'zh');
  expect(JSON.stringify([db.users.all(), db.companies.all()])).toBe(before);
  expect(db.takeChanges()).toBeUndefined();
});

test('a typed name stays in its language', () => {
  const db = createSeededDb({ clock: fixedClock(seedTime) });
  db.users.update(main.id, { name: '王小明' });
  localizeNames(db, 'en');
  expect(db.users.get(main.id)?.name).toBe('王小明');
});
