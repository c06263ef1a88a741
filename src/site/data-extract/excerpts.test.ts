import { expect, test } from 'vitest';
import { readTexts } from '../../../locales/read-texts.ts';
import { languages } from '../../i18n/languages.ts';
import { labelsOf } from './code-labels.ts';
import { excerpts } from './excerpts.ts';
import type { Extract } from './extracts.ts';

const namespaces: Record<string, string> = {
  social: 'dataSocial',
  mobile: 'dataMobile',
  label: 'dataAiLabeling',
};

const sameCodes = (extract: Extract) => extract.sameCodes ?? {};

test.each(Object.entries(excerpts))('the excerpt of %s names columns of its extract', (name, excerpt) => {
  const { extract, columns, rows } = excerpt;
  expect(extract.columns).toEqual(expect.arrayContaining(columns));
  expect(extract.rows.slice(...rows)).toHaveLength(name === 'joined' ? 6 : 3);
  const key = name === 'joined' ? 'service.join.columns' : `service.kinds.${name}.columns`;
  for (const language of languages) {
    const texts = readTexts(language);
    expect(String(texts.get(key)).split('|'), language).toHaveLength(columns.length);
    const codes = texts.get(`service.kinds.${name}.codes`);
    const codebook = String(texts.get(`${namespaces[name]}.extract.codebook`)).split('|');
    if (codes === undefined) continue;
    // The labels of the overview are those of the codebook.
    const all = [extract.columns[0], ...(texts.has(`${namespaces[name]}.extract.texts`) ? ['text'] : [])];
    const ofCodebook = [...all, ...extract.columns.slice(1)];
    String(codes)
      .split(' | ')
      .forEach((list, index) => {
        const column = columns[index] ?? '';
        const meaning = codebook[ofCodebook.indexOf(sameCodes(extract)[column] ?? column)] ?? '';
        expect([...labelsOf(list)], `${language} ${column}`).toEqual([...labelsOf(meaning)]);
      });
  }
});
