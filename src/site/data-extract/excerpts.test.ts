import { expect, test } from 'vitest';
import { readTexts } from '../../../locales/read-texts.ts';
import { languages } from '../../i18n/languages.ts';
import { excerpts } from './excerpts.ts';

test.each(Object.entries(excerpts))('the excerpt of %s names columns of its extract', (name, excerpt) => {
  const { extract, columns, rows } = excerpt;
  expect(extract.columns).toEqual(expect.arrayContaining(columns));
  expect(extract.rows.slice(...rows)).toHaveLength(name === 'joined' ? 6 : 3);
  const key = name === 'joined' ? 'service.join.columns' : `service.kinds.${name}.columns`;
  for (const language of languages) {
    expect(String(readTexts(language).get(key)).split('|'), language).toHaveLength(columns.length);
  }
});
