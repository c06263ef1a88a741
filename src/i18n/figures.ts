import { htmlLanguage, type Language, languages } from './languages.ts';

/** The month that the figures describe. Change it together with a figure. The specification states the figures without a date. */
const asOf = new Date('2026-09-30T00:00:00Z');

/** The figures that the site claims, as texts write them. Texts name them as `{{panelUsers}}`; "over" or "+" is part of the text. */
const figures = {
  panelUsers: { zh: '400 万', en: '4 million' },
  superPanelReach: { zh: '6.5 亿', en: '650 million' },
  questionTypes: { zh: '30', en: '30' },
  basicQuestionTypes: { zh: '20', en: '20' },
  projects: { zh: '3 万', en: '30,000' },
  staff: { zh: '200', en: '200' },
  cityCount: { zh: '4', en: '4' },
  /** The same number as a word. */
  cities: { zh: '四', en: 'four' },
} satisfies Record<string, Record<Language, string>>;

/** Digits and Chinese characters with a space between them, as in all texts: `2026 年 9 月`. */
const spaced = (text: string) =>
  text.replaceAll(/(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu, ' ');

function textsIn(language: Language): Record<string, string> {
  const month = new Intl.DateTimeFormat(htmlLanguage(language), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const texts = Object.entries(figures).map(([name, text]) => [name, text[language]]);
  return { ...Object.fromEntries(texts), figuresDate: spaced(month.format(asOf)) };
}

const textsByLanguage = new Map(languages.map((language) => [language, textsIn(language)]));

/** The figures in a language and their date: the variables that every text can use. */
export const figureTexts = (language: Language): Record<string, string> =>
  textsByLanguage.get(language) ?? {};
