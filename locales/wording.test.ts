import { describe, expect, test } from 'vitest';
import { advances } from '../mocks/db/content/advances.ts';
import { news } from '../mocks/db/content/news.ts';
import { recruits } from '../mocks/db/content/recruits.ts';
import { seo } from '../mocks/db/content/seo.ts';
import type { ContentLanguage } from '../src/i18n/languages.ts';
import { readTexts } from './read-texts.ts';

/** The texts of the locale files and of the seeded content, in one language. */
function findTexts(language: ContentLanguage): [name: string, text: string][] {
  const rows = [...news, ...advances, ...recruits].map((row) => [row.id, row[language] ?? {}] as const);
  const content = [...rows, ...seo.map((row) => [row.path, row[language]] as const)].flatMap(([name, row]) =>
    Object.values(row).map((text): [string, string] => [name, String(text)]),
  );
  return [
    ...[...readTexts(language)].map(([key, text]): [string, string] => [key, String(text)]),
    ...content,
  ];
}

/** What glossary.md rules out and a search can find. */
const avoided: Record<ContentLanguage, Record<string, RegExp>> = {
  zh: {
    'a term of the glossary': /社交聆听|脉动|热点图|小组座谈|惊喜型|仪表盘|帐号|账户|登陆|匿名编号/,
    'load is 加载': /载入/,
    'company is 公司': /企业(?!微信|版)/,
    'an English unit': /{{seconds}}s/,
    'spaces in place of quotation marks': /[\u4e00-\u9fff](?<!方案) {{name}}|{{name}} [\u4e00-\u9fff]/,
    'a vertical bar in a title': /｜/,
  },
  en: {
    'a literary pronoun': /\b(whoever|nobody|somebody|anybody)\b/i,
    'data is singular': /(?<!and )\bdata (are|have|were|show|suffice|mean|do)\b/i,
    'a term of the glossary':
      /\b(bad answers?|open answers?|rare audiences?|mood|anonymous codes?|branching|early notices?|mobile data)\b/i,
    'a straight apostrophe': /\w'\w/,
    'British spelling, with -ize and labeling':
      /\b(labell(ing|ed|er)|color|behavior|favor|center|analyze|gray|canceled|judgment|(organ|summar|prior|minim|author|sanit)it?is(e|ing|ation))/i,
  },
};

/** "Not X but Y" is allowed a few times. */
const contrast: Record<ContentLanguage, RegExp> = {
  zh: /而不是|不是[^。；]*而是/,
  en: /\bnot (just |only )?[^.;]{1,60},? but (?!also)|, not \w/i,
};

const figures = /400 ?万|6\.5 ?亿|三万|3 ?万|\b(4|650) million\b|30,000(?!–)|\b(30|200)(\+| 多)/;

describe.each(['zh', 'en'] as const)('%s texts', (language) => {
  const texts = findTexts(language);

  test.each(Object.entries(avoided[language]))('avoid %s', (_, pattern) => {
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
  });

  test('say "not X but Y" at most three times', () => {
    const found = [...readTexts(language)].filter(([, text]) => contrast[language].test(String(text)));
    expect(found.slice(3)).toEqual([]);
  });

  test('take the figures of the company from their table', () => {
    const found = [...readTexts(language)].filter(([, text]) => figures.test(String(text)));
    expect(found).toEqual([]);
  });
});
