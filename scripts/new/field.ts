import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { suggest } from '../../mocks/engine/control-error.ts';
import { languages } from '../../src/i18n/languages.ts';
import { recordAddition } from './contract-change.ts';
import { copyElements } from './copy-elements.ts';
import { findFile, readProject, root } from './find-file.ts';
import { create, type FileEdit, kebabCase, type Recipe, RecipeError, stub } from './recipe.ts';

/** What is known about a field. What is missing becomes a stub, or stays as in the other field. */
export interface FieldFacts {
  description?: string;
  /** The regular expression of a whole value, such as `[0-9A-Z]{18}`. */
  pattern?: string;
  /** A value that matches. */
  example?: string;
  /** The label in each language. */
  labels?: Record<'zh' | 'en', string>;
}

interface Field {
  name: string;
  facts: FieldFacts;
}

/** A text in a YAML document. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Copies a property of a schema and its example, without the description. */
function copyProperty(path: string, schema: string, from: string, { name: to, facts }: Field): FileEdit {
  const block = new RegExp(`^${schema}:\\n(?:[ ].*\\n|\\n)*`, 'm');
  const property = new RegExp(`^( {4}${from}:\\n)((?: {6}.*\\n)+)`, 'm');
  const example = new RegExp(`^ {4}${from}: .+\\n`, 'm');
  return {
    path,
    edit: (text) =>
      text.replace(block, (written) =>
        written
          .replace(property, (copied, head: string, body: string) => {
            const others = body
              .replace(/^ {6}description:.*\n(?: {8}.*\n)*/m, '')
              .replace(/^( {6}pattern:).*$/m, (old, key) =>
                facts.pattern ? `${key} ${quoted(`^(${facts.pattern})?$`)}` : old,
              );
            const description = facts.description
              ? quoted(facts.description)
              : `"${stub} what it is, and its format."`;
            return `${copied}${head.replace(from, to)}      description: ${description}\n${others}`;
          })
          .replace(
            example,
            (copied) =>
              copied + (facts.example ? `    ${to}: ${quoted(facts.example)}\n` : copied.replace(from, to)),
          ),
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

/** Attributes of an input that belong to the rule of the other field. */
const attributesOfRule = /\s+(?:inputMode|maxLength|hint|type)=(?:"[^"]*"|\{[^{}]*\})/g;

/** Adapts a copy in a source file: the seeded value, the input and its rule. */
function revise(copy: string, path: string, { name, facts: { example, pattern } }: Field): string {
  if (path.startsWith('mocks/db/content/') && example) return copy.replace(/: '[^']+'/, `: '${example}'`);
  // Recordings contain replaced values, which the contract allows.
  if (path.startsWith('mocks/recording/') && example) return copy.replace(/: .+$/s, `: () => '${example}'`);
  // Browsers would fill in the value of the other field.
  const input = copy.replace(/\s+autoComplete="[^"]*"/, '');
  return pattern ? input.replace(attributesOfRule, '').replace(/rule=\{\w+\}/, `rule={${name}}`) : input;
}

/** A validation rule for the pattern, with a test and its message. */
function addRule({ name, facts: { pattern, example = '', labels } }: Field): FileEdit[] {
  const file = `src/forms/validators/${kebabCase(name)}`;
  return [
    create(
      `${file}.ts`,
      `import { compact } from './normalize.ts';
import { matches, normalized, optional, type TextRule } from './rule.ts';

/** An empty value is accepted. The value is without blanks and in half width. */
export const ${name}: TextRule = normalized(
  compact,
  optional(matches(/^(?:${pattern})$/, 'common.error.${name}')),
);
`,
    ),
    create(
      `${file}.test.ts`,
      `import { expect, test } from 'vitest';
import { ${name} } from './${kebabCase(name)}.ts';

test.each(['', ' ', '${example}', ' ${example} '])('the value %j is accepted', (value) => {
  expect(${name}(value)).toBeUndefined();
});

test.each(['${example}!', '!'])('the value %j is refused', (value) => {
  expect(${name}(value)).toBe('common.error.${name}');
});
`,
    ),
    ...languages.map((language) =>
      copyText(
        language,
        `common.error.${name}`,
        name,
        language === 'zh'
          ? labels
            ? `${labels.zh}格式不正确`
            : `${stub} 格式错误的提示`
          : labels
            ? `${labels.en} format error`
            : `${stub} the message for a wrong value`,
      ),
    ),
  ];
}

/** Imports the rule where an input uses it. */
function importRule(text: string, path: string, name: string): string {
  if (!text.includes(`rule={${name}}`)) return text;
  const module = posix.relative(posix.dirname(path), `src/forms/validators/${kebabCase(name)}.ts`);
  return `import { ${name} } from '${module}';\n${text}`;
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern) !== undefined;
  } catch {
    return false;
  }
}

/**
 * A field of a schema, stored, returned and shown like another field of the schema.
 *
 * @param like the schema and the field to copy, such as `CompanyInfo.postcode`
 */
export function field(name: string, like: string, facts: FieldFacts = {}): Recipe {
  const { pattern, example, labels } = facts;
  if (pattern !== undefined && !isExpression(pattern))
    throw new RecipeError(`${pattern} is no regular expression such as [0-9A-Z]{18}.`);
  if (pattern && !(example && new RegExp(`^(?:${pattern})$`).test(example)))
    throw new RecipeError(
      `A pattern needs an example that matches: --example. ${example ?? 'None'} does not.`,
    );
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
  if (!properties.includes(from))
    throw new RecipeError(`${schema} has no property ${from} of its own.${suggest(from, properties)}`);
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
    const copied = copyElements(text, path, {
      from,
      to: name,
      others,
      revise: (copy) => revise(copy, path, { name, facts }),
    });
    if (copied.text === text) return [];
    return [{ path, keys: copied.keys, text: pattern ? importRule(copied.text, path, name) : copied.text }];
  });
  // A literal such as `CompanyInfo.postcode` names a field of the contract, not a text.
  const keys = [...new Set(copies.flatMap((copy) => copy.keys))].filter((key) =>
    existsSync(join(root, `locales/zh/${key.split('.')[0]}.json`)),
  );
  return {
    edits: [
      copyProperty(schemaFile, schema, from, { name, facts }),
      ...recordAddition(`\`${schema}\` has the optional field \`${name}\`.`),
      ...copies.map(({ path, text }) => ({ path, edit: () => text })),
      ...(pattern ? addRule({ name, facts }) : []),
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
          copyText(
            language,
            key,
            name,
            labels?.[language === 'zh' ? 'zh' : 'en'] ??
              `${stub} ${language === 'zh' ? '字段名称' : 'label'}`,
          ),
        ),
      ),
    ],
    toDo: [
      pattern
        ? `In ${schemaFile}: description and bounds of the field.`
        : `In ${schemaFile}: description, type and bounds. They are those of ${from}.`,
      `Check the copies of ${from}, their values and rules: ${copies.map(({ path }) => path).join(', ')}.`,
      ...(pattern
        ? [`In src/forms/validators/${kebabCase(name)}.test.ts: further values.`]
        : ['Give the field a validation rule of its own in src/forms/validators, with a test beside it.']),
      'If a skeleton counts the fields of the form, raise the number. Name the field in docs/product.md.',
      'Fill it in in a browser test of its form.',
    ],
  };
}
