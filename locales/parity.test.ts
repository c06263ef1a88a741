import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { htmlLanguage, languages } from '../src/i18n/languages.ts';
import { readTexts } from './read-texts.ts';

const root = join(import.meta.dirname, '..');

/**
 * Keys below these are looked up by a name that only comes at run time: an API code, the name of a product line, or an id of the API,
 * which a test compares with those of the fake backend.
 */
const dynamicPrefixes = ['common.apiMsg.', 'homeCharts.', 'population.'];

const chinese = readTexts('zh');

/** A key without the suffix of its plural form, which is how the source names it. */
const withoutForm = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** The Chinese text of a key; the only form of a plural. */
const chineseOf = (key: string) => chinese.get(key) ?? chinese.get(`${withoutForm(key)}_other`);

/** The keys of a language as the source names them. */
const namesIn = (texts: Map<string, unknown>) => [...new Set([...texts.keys()].map(withoutForm))].sort();
const namespaces = [...new Set([...chinese.keys()].map((key) => key.split('.')[0]))];

const sources = globSync(join(root, 'src/**/*.{ts,tsx}'))
  .filter((file) => !/\.test\.|\/generated\//.test(file))
  .map((file) => readFileSync(file, 'utf8'));

/** Every string literal in the source that has the shape of a key. */
const literals = new Set(
  sources
    .flatMap((source) => [
      ...source.matchAll(new RegExp(`['"\`]((?:${namespaces.join('|')})(?:\\.\\w+)+)['"\`]`, 'g')),
    ])
    .map((match) => match[1]),
);

/** The keys with a part that comes at run time, whose type names its values: `lib.types.${id}.name`. */
const templates = sources
  .flatMap((source) => [...source.matchAll(/`(\w+\.(?:[\w.]|\${[^}]*})*)`/g)])
  .map(([, key = '']) => new RegExp(`^${key.split(/\${[^}]*}/).join('\\w+')}$`));

/** The names that a component takes when a page gives it all of its content: `<DataService {...c} />`. */
const propsOf = (component: string) => {
  const props = new RegExp(`function ${component}\\b[^(]*\\({([^}]*)}`);
  return sources.flatMap((source) => props.exec(source)?.[1]?.match(/\w+/g) ?? []);
};

/**
 * Every part of the content of a page that its source names: `c.collect` after `const c = useContent('dataMobile')`, or `collect` after
 * `const { collect } = useContent('dataMobile')`.
 */
const parts = sources.flatMap((source) =>
  [...source.matchAll(/const (?:(\w+)|{ (\w+) }) = useContent\('(\w+)'\)/g)].flatMap(
    ([, name, part, namespace]) => {
      if (part) return `${namespace}.${part}`;
      const named = source.matchAll(new RegExp(`\\b${name}\\.((?!map\\b)\\w+(?:\\.(?!map\\b)\\w+)*)`, 'g'));
      const given = source.matchAll(new RegExp(`<(\\w+)\\s+{\\.\\.\\.${name}}`, 'g'));
      return [
        ...[...named].map(([, way]) => way),
        ...[...given].flatMap(([, component = '']) => propsOf(component)),
      ].map((way) => `${namespace}.${way}`);
    },
  ),
);

/** Whether the source names a text, or a part of the content that contains it. */
const isNamed = (key: string) =>
  literals.has(key) ||
  templates.some((template) => template.test(key)) ||
  parts.some((part) => `${key}.`.startsWith(`${part}.`));

/** The file and the key of a text, for the message of a failure. */
function placeOf(language: string, name: string): string {
  const [namespace = '', ...key] = name.split('.');
  return `locales/${language}/${namespace}.json ${key.join('.')}`;
}

/** The texts for which `measure` differs from the Chinese text, with their places. */
const differences = (measure: (text: unknown) => string) =>
  languages.flatMap((language) =>
    [...readTexts(language)].flatMap(([key, text]) => {
      const [own, expected] = [measure(text), measure(chineseOf(key))];
      const place = placeOf(language, key);
      return own === expected ? [] : [`${place} has ${own}, locales/zh has ${expected}`];
    }),
  );

describe('texts', { tags: ['R1.5'] }, () => {
  test.each(languages)('are complete in %s', (language) => {
    const [own, expected] = [namesIn(readTexts(language)), namesIn(chinese)];
    expect([
      ...expected
        .filter((name) => !own.includes(name))
        .map((name) => `${placeOf(language, name)} is missing`),
      ...own
        .filter((name) => !expected.includes(name))
        .map((name) => `${placeOf('zh', name)} is missing; locales/${language} has it`),
    ]).toEqual([]);
  });

  test.each(languages)('have the plural forms of %s', (language) => {
    const texts = readTexts(language);
    const plurals = new Set([...texts.keys()].filter((key) => withoutForm(key) !== key).map(withoutForm));
    const forms = new Intl.PluralRules(htmlLanguage(language)).resolvedOptions().pluralCategories;
    expect(plurals.size).toBeGreaterThan(0);
    for (const name of plurals)
      expect(
        [...texts.keys()].filter((key) => withoutForm(key) === name).sort(),
        placeOf(language, name),
      ).toEqual(forms.map((form) => `${name}_${form}`).sort());
  });

  test.each(languages)('are never empty in %s', (language) => {
    const empty = [...readTexts(language)].filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    );
    expect(empty.map(([key]) => placeOf(language, key))).toEqual([]);
  });

  test('take the same values in every language', () => {
    const values = (text: unknown) =>
      [...String(text).matchAll(/{{(\w+)}}/g)]
        .map(([value]) => value)
        .sort()
        .join(' ') || 'no value';
    expect(differences(values)).toEqual([]);
  });

  test('are all used', () => {
    const unused = namesIn(chinese).filter(
      (key) => !isNamed(key) && !dynamicPrefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused.map((name) => placeOf('{zh,en}', name))).toEqual([]);
  });

  test('exist for every key the source names', () => {
    const all = namesIn(chinese);
    const names = new Set(all);
    // The name of a file is the beginning of its keys. A route has the name of the part with its texts.
    const exists = (key: string) => names.has(key) || all.some((name) => name.startsWith(`${key}.`));
    const missing = [...literals].flatMap((key) =>
      key && key !== 'common.apiMsg' && !exists(key) ? placeOf('{zh,en}', key) : [],
    );
    expect(missing).toEqual([]);
  });
});
