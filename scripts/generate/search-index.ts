/** Generates the index of the site search, one file per language. Part of `npm run generate`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '../../locales/read-texts.ts';
import { addressOf } from '../../src/app/route-addresses.ts';
import { figureTexts } from '../../src/i18n/figures.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { caseIds, isCaseId } from '../../src/paths/case-ids.ts';
import { paths } from '../../src/paths/paths.ts';
import { questionTypes } from '../../src/site/question-library/question-types.ts';
import { intents } from '../../src/site/site-search/intents.ts';
import type { SearchEntry } from '../../src/site/site-search/search-entry.ts';
import { publicPages, routes } from '../../test/route-table.ts';
import { writeGenerated } from './write-generated.ts';

type Text = (key: string) => string;

/** The keys whose texts are headings, questions and names. */
const headingKey = /\.(?:title|q|name|label|eyebrow)$/;

/** The keys of title and description that the source of a page passes to `SeoMeta`, or the content that has both. */
function metaKeysOf(file: string): { title: string; description: string } {
  const source = readFileSync(join(import.meta.dirname, '../../src', file), 'utf8');
  const element = source.slice(source.indexOf('<SeoMeta'));
  const content =
    element.startsWith('<SeoMeta {...c.meta} />') && /const c = useContent\('(\w+)'\)/.exec(source)?.[1];
  if (content) return { title: `${content}.meta.title`, description: `${content}.meta.description` };
  const keyOf = (name: string) => new RegExp(`${name}=\\{t\\('([\\w.]+)'\\)\\}`).exec(element)?.[1];
  const [title, description] = [keyOf('title'), keyOf('description')];
  if (!title || !description) throw new Error(`${file} has no literal title and description for the search.`);
  return { title, description };
}

/** The public pages that are routes of their own, with the keys of their texts. */
const pages = publicPages
  .filter((path) => !isCaseId(path.split('/').at(-1)))
  .map((path) => {
    const route = Object.values(routes).find(
      ({ id, file }) =>
        file && id.startsWith('zh:') && !file.includes('layout') && (addressOf(routes, id) || '/') === path,
    );
    if (!route) throw new Error(`${path} is not in the route table.`);
    return { path, keys: metaKeysOf(route.file) };
  });

/** The headings of a page, without those of pages below it in the same file. */
function headingsOf(texts: Map<string, string>, titleKey: string): string {
  const prefix = titleKey.replace(/\.meta(?:\.t|T)itle$/, '').replace(/\.list$/, '');
  const others = pages.map(({ keys }) => keys.title.replace(/\.meta(?:\.t|T)itle$/, ''));
  const isOfPageBelow = (key: string) =>
    others.some((other) => other.startsWith(`${prefix}.`) && key.startsWith(`${other}.`));
  const found = [...texts].filter(
    ([key]) =>
      key.startsWith(`${prefix}.`) &&
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
      .filter(({ path, keys }) => !isIntent(path, keys.title))
      .map(
        ({ path, keys }): SearchEntry => ({
          kind: 'page',
          path,
          title: t(keys.title),
          text: t(keys.description),
          words: headingsOf(texts, keys.title),
        }),
      ),
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
  await writeGenerated(`src/site/site-search/generated/${language}.json`, `[\n${lines.join(',\n')}\n]\n`);
}
