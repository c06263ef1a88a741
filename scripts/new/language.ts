import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentLanguage, isLanguage, languages } from '../../src/i18n/languages.ts';
import { readProject, root } from './find-file.ts';
import { create, insertBefore, type Recipe, RecipeError, stub } from './recipe.ts';

interface NewLanguage {
  prefix: string;
  html: string;
  name: string;
  /** The language whose texts are translated, and whose content of the API the pages show. */
  from: string;
}

/** Marks every text of a file. A text with plural forms gets those of the new language. */
function markTexts(value: unknown, forms: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return `${stub} ${value}`;
  const marked = Object.entries(value).flatMap(([key, child]) => {
    const text = markTexts(child, forms);
    const [, name, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (name === undefined) return [[key, text]];
    return form === 'other' ? forms.map((own) => [`${name}_${own}`, text]) : [];
  });
  return Object.fromEntries(marked);
}

/** Whether a text is a language tag in its canonical spelling. */
function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/** A language of the product. */
export function language({ prefix, html, name, from }: NewLanguage): Recipe {
  if (!/^[a-z]{2}$/.test(prefix)) throw new RecipeError(`${prefix} is no prefix such as fr.`);
  if (!isLanguageTag(html)) throw new RecipeError(`${html} is no language tag such as fr or pt-BR.`);
  const table = 'src/i18n/languages.ts';
  if (new RegExp(`^  ${prefix}: \\{ html`, 'm').test(readProject(table)))
    throw new RecipeError(`${prefix} exists already.`);
  if (!isLanguage(from))
    throw new RecipeError(`There are no texts in locales/${from}. --from is one of ${languages.join(', ')}.`);
  const content = contentLanguage(from);
  const files = globSync(`locales/${from}/*.json`, { cwd: root }).map((path) => basename(path));
  const forms = new Intl.PluralRules(html).resolvedOptions().pluralCategories;
  return {
    edits: [
      insertBefore(
        table,
        '} as const satisfies Record<string, LanguageFacts>',
        `  ${prefix}: { html: '${html}', name: '${name.replaceAll("'", "\\'")}', content: '${content}' },\n`,
      ),
      {
        path: 'src/i18n/figures.ts',
        edit: (text) =>
          text.replaceAll(
            new RegExp(`(\\{[^{}\\n]*\\b${from}: '([^']*)'[^{}\\n]*?),? \\}`, 'g'),
            `$1, ${prefix}: '${stub} $2' }`,
          ),
      },
      ...files.map((file) =>
        create(
          join('locales', prefix, file),
          `${JSON.stringify(markTexts(JSON.parse(readProject(`locales/${from}/${file}`)), forms), null, 2)}\n`,
        ),
      ),
    ],
    toDo: [
      `In locales/${prefix}: translate the texts with the terms of locales/glossary.md, and remove the marks.`,
      `In src/i18n/figures.ts: the figures of the company.`,
      `In ${table}: content is ${content}, the language of the API's content that the pages show.`,
    ],
  };
}
