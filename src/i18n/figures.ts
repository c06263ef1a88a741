import type { Language } from './languages.ts';

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
  /** The month that the figures describe. Change it together with a figure. The specification states the figures without a date. */
  figuresDate: { zh: '2026 年 9 月', en: 'September 2026' },
} satisfies Record<string, Record<Language, string>>;

/** The figures in a language and their date: the variables that every text can use. */
export const figureTexts = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, text[language]]));
