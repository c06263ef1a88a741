import { population } from '../db/content/population.ts';
import { tags } from '../db/content/tags.ts';
import type { TagRow } from '../db/content/types.ts';
import { ok } from '../engine/operation.ts';
import { mentions } from './lists.ts';
import type { OperationsOf } from './operation.ts';

interface Tag {
  id: string;
  name: string;
  children?: Tag[];
}

function toTag({ id, children, ...names }: TagRow, language: 'zh' | 'en'): Tag {
  const tag = { id, name: names[language] };
  return children ? { ...tag, children: children.map((child) => toTag(child, language)) } : tag;
}

export const matchOperations: OperationsOf<'match'> = {
  listPopulationAttributes: {
    handle: ({ query: { types, lang = 'zh' } }) =>
      ok(
        population
          .filter(({ type }) => !types || types.includes(type))
          .map(({ type, multiple, options, ...names }) => ({
            type,
            name: names[lang],
            multiple: multiple ? 1 : 0,
            options: options.map(({ id, ...texts }) => ({ id, name: texts[lang] })),
          })),
      ),
    example: { input: { query: { types: ['gender', 'age'], lang: 'en' } } },
    verify: 'example',
  },

  listMatchTags: {
    handle({ query: { keyword, parentId, lang = 'zh' } }) {
      const level = parentId ? (tags.find(({ id }) => id === parentId)?.children ?? []) : tags;
      const matching = level.filter(({ zh, en, children = [] }) =>
        mentions(keyword, zh, en, ...children.flatMap((child) => [child.zh, child.en])),
      );
      return ok(matching.map((tag) => toTag(tag, lang)));
    },
    example: { input: { query: { keyword: '母婴' } } },
    verify: { input: () => ({ query: { lang: 'zh' } }) },
  },
};
