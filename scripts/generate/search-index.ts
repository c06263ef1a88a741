/** Generates the index of the site search, one file per language. Part of `npm run generate`. */
import { readTexts } from '../../locales/read-texts.ts';
import { pageTexts } from '../../src/app/page-texts.ts';
import { listPublicPages } from '../../src/app/route-addresses.ts';
import { figureTexts } from '../../src/i18n/figures.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { caseIds } from '../../src/paths/case-ids.ts';
import { paths } from '../../src/paths/paths.ts';
import { questionTypes } from '../../src/site/question-library/question-types.ts';
import { intents } from '../../src/site/search/intents.ts';
import type { SearchEntry } from '../../src/site/search/search-entry.ts';
import { routes } from '../../test/route-table.ts';
import { writeGenerated } from './write-generated.ts';

type Text = (key: string) => string;

/** The keys whose texts are headings, questions and names. */
const headingKey = /\.(?:title|q|name|label|eyebrow)$/;

/** The public pages that are routes of their own. */
const pages = listPublicPages(routes).filter(({ name }) => name !== 'caseStudy');

/** The headings of a page, without those of pages below it in the same file. */
function headingsOf(texts: Map<string, string>, name: string): string {
  const isOfPageBelow = (key: string) =>
    pages.some((other) => other.name.startsWith(`${name}.`) && key.startsWith(`${other.name}.`));
  const found = [...texts].filter(
    ([key]) =>
      key.startsWith(`${name}.`) &&
      headingKey.test(key) &&
      !/^lib\.types\.|\.meta\.title$/.test(key) &&
      !isOfPageBelow(key),
  );
  return [...new Set(found.map(([, text]) => text))].join(' ');
}

function entriesOf(language: Language): SearchEntry[] {
  const figures = figureTexts(language);
  const texts = new Map(
    [...readTexts(language)].map(([key, text]) => [
      key,
      String(text).replaceAll(/\{\{(\w+)\}\}/g, (_, name) => figures[name] ?? ''),
    ]),
  );
  const t: Text = (key) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}.`);
    return text;
  };
  const isIntent = (path: string, title: string) =>
    intents.some((intent) => intent.path === path && intent.title === title);
  return [
    ...intents.map(
      ({ path, title, text, names }): SearchEntry => ({
        kind: 'page',
        path,
        title: t(title),
        names,
        text: t(text),
      }),
    ),
    ...pages
      .filter(({ path, name }) => !isIntent(path, `${name}.meta.title`))
      .map(({ path, name }): SearchEntry => {
        const { title, description } = pageTexts(name, (key) => texts.get(key));
        if (!title || !description) throw new Error(`${name} has no title and description in ${language}.`);
        return { kind: 'page', path, title, text: description, words: headingsOf(texts, name) };
      }),
    ...questionTypes.map(
      ({ id, category }): SearchEntry => ({
        kind: 'question',
        path: paths.libQuestion(id),
        title: t(`lib.types.${id}.name`),
        text: t(`lib.types.${id}.use`),
        words: [t(`lib.types.${id}.ask`), t(`lib.categories.${category}`)].join(' '),
      }),
    ),
    ...caseIds.map(
      (id): SearchEntry => ({
        kind: 'case',
        path: paths.caseStudy(id),
        title: t(`caseStudies.item.${id}.finding`),
        text: t(`caseStudies.item.${id}.topic`),
        words: [
          t(`caseStudies.item.${id}.question`),
          t(`caseStudy.item.${id}.instruments`),
          t(`caseStudy.item.${id}.meta.description`),
        ].join(' '),
      }),
    ),
  ];
}

for (const language of languages) {
  const lines = entriesOf(language).map((entry) => JSON.stringify(entry));
  await writeGenerated(`src/site/search/generated/${language}.json`, `[\n${lines.join(',\n')}\n]\n`);
}
