import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages } from '../../src/i18n/languages.ts';
import { recordAddition } from './contract-change.ts';
import { copyElements } from './copy-elements.ts';
import { findFile, readProject, root } from './find-file.ts';
import { type FileEdit, type Recipe, RecipeError, stub } from './recipe.ts';

/** Copies a property of a schema and its example, without the description. */
function copyProperty(path: string, schema: string, from: string, to: string): FileEdit {
  const block = new RegExp(`^${schema}:\\n(?:[ ].*\\n|\\n)*`, 'm');
  const property = new RegExp(`^( {4}${from}:\\n)((?: {6}.*\\n)+)`, 'm');
  const example = new RegExp(`^ {4}${from}: .+\\n`, 'm');
  return {
    path,
    edit: (text) =>
      text.replace(block, (written) =>
        written
          .replace(property, (copied, head: string, body: string) => {
            const others = body.replace(/^ {6}description:.*\n(?: {8}.*\n)*/m, '');
            return `${copied}${head.replace(from, to)}      description: "${stub} what it is, and its format."\n${others}`;
          })
          .replace(example, (copied) => copied + copied.replace(from, to)),
      ),
  };
}

/** Adds a text beside another one. */
const copyText = (language: string, key: string, to: string, text: string): FileEdit => {
  const [namespace = '', ...path] = key.split('.');
  return {
    path: `locales/${language}/${namespace}.json`,
    edit(json) {
      const texts = JSON.parse(json);
      const parent = path.slice(0, -1).reduce((value, step) => value[step], texts);
      parent[to] = text;
      return `${JSON.stringify(texts, null, 2)}\n`;
    },
  };
};

/**
 * A field of a schema, stored, returned and shown like another field of the schema.
 *
 * @param like the schema and the field to copy, such as `CompanyInfo.postcode`
 */
export function field(name: string, like: string): Recipe {
  const [schema = '', from = ''] = like.split('.');
  if (!/^[a-z][a-zA-Z]+$/.test(name)) throw new RecipeError(`${name} is no field name such as taxNumber.`);
  if (!/^[A-Z]\w+\.[a-z]\w+$/.test(like))
    throw new RecipeError(`${like} is no field such as CompanyInfo.postcode.`);
  const schemaFile = findFile(
    'openapi/schemas/*.yaml',
    new RegExp(`^${schema}:$`, 'm'),
    `the schema ${schema}`,
  );
  const properties = Object.keys(parse(readProject(schemaFile))[schema].properties ?? {});
  if (!properties.includes(from)) throw new RecipeError(`${schema} has no property ${from} of its own.`);
  if (properties.includes(name)) throw new RecipeError(`${schema} has the property ${name}.`);
  const others = new Set(properties.filter((property) => property !== from));

  const sources = globSync('{src,mocks}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\.test\.|generated/.test(path),
  });
  const copies = sources.toSorted().flatMap((path) => {
    const text = readProject(path);
    // A file without another field of the schema is about something else.
    if (![...others].some((other) => new RegExp(`\\b${other}\\b`).test(text))) return [];
    const copied = copyElements(text, path, { from, to: name, others });
    return copied.text === text ? [] : [{ path, ...copied }];
  });
  // A literal such as `CompanyInfo.postcode` names a field of the contract, not a text.
  const keys = [...new Set(copies.flatMap((copy) => copy.keys))].filter((key) =>
    existsSync(join(root, `locales/zh/${key.split('.')[0]}.json`)),
  );
  return {
    edits: [
      copyProperty(schemaFile, schema, from, name),
      ...recordAddition(`\`${schema}\` has the optional field \`${name}\`.`),
      ...copies.map(({ path }) => ({
        path,
        edit: (text: string) => copyElements(text, path, { from, to: name, others }).text,
      })),
      ...(copies.some(({ path }) => path === 'mocks/db/models.ts')
        ? [
            {
              path: 'mocks/db/mock-db.ts',
              edit: (text: string) =>
                text.replace(
                  /(dbVersion = ')(\d+)'/,
                  (_, start, version) => `${start}${Number(version) + 1}'`,
                ),
            },
          ]
        : []),
      ...keys.flatMap((key) =>
        languages.map((language) =>
          copyText(language, key, name, `${stub} ${language === 'zh' ? '字段名称' : 'label'}`),
        ),
      ),
    ],
    toDo: [
      `In ${schemaFile}: description, type and bounds. They are those of ${from}.`,
      'In openapi/CHANGELOG.md: what the field is for.',
      ...copies.map(
        ({ path }) => `In ${path}: the copy of ${from}, whose values and rules are still those of ${from}.`,
      ),
      'Give the field a validation rule of its own in src/forms/validators, with a test beside it.',
      'If a skeleton counts the fields of the form, raise the number. Name the field in docs/product.md.',
      'Fill it in in a browser test of its form.',
    ],
  };
}
