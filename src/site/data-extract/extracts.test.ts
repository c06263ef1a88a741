import { expect, test } from 'vitest';
import { readTexts } from '../../../locales/read-texts.ts';
import { languages } from '../../i18n/languages.ts';
import * as extracts from './extracts.ts';

const pages = [
  { extract: extracts.sampleExtract, namespace: 'dataSample' },
  { extract: extracts.bigDataExtract, namespace: 'dataBig' },
  { extract: extracts.socialExtract, namespace: 'dataSocial' },
  { extract: extracts.mobileExtract, namespace: 'dataMobile' },
  { extract: extracts.superPanelExtract, namespace: 'dataSuperPanel' },
  { extract: extracts.labelingExtract, namespace: 'dataAiLabeling' },
];

test.each(pages)('the codebook of $namespace explains each column', ({ extract, namespace }) => {
  for (const language of languages) {
    const codebook = String(readTexts(language).get(`${namespace}.extract.codebook`));
    expect(codebook.split('|'), language).toHaveLength(extract.columns.length);
  }
});

test('a file has a header and twelve rows with a value for each column', () => {
  const lines = extracts.toCsv(extracts.sampleExtract).split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[0]).toBe(extracts.sampleExtract.columns.join(','));
  for (const line of lines) expect(line.split(',')).toHaveLength(extracts.sampleExtract.columns.length);
});
