import { paths } from '../../src/paths/paths.ts';
import type { MockDb } from '../db/mock-db.ts';
import type { Row } from '../db/tables.ts';
import { ok } from '../engine/operation.ts';
import { mentions } from './lists.ts';
import type { OperationsOf } from './operation.ts';

interface Tag {
  id: string;
  name: string;
  children?: Tag[];
}

function toTag(db: MockDb, { id, ...names }: Row<'tags'>, language: 'zh' | 'en'): Tag {
  const tag = { id, name: names[language] };
  const children = db.tags.where('parentId', id).map((child) => toTag(db, child, language));
  return children.length > 0 ? { ...tag, children } : tag;
}

export const matchOperations: OperationsOf<'match'> = {
  listPopulationAttributes: {
    handle: ({ db, query: { types, lang = 'zh' } }) =>
      ok(
        db.populationAttributes
          .all()
          .filter(({ type }) => !types || types.includes(type))
          .map(({ type, multiple, ...names }) => ({
            type,
            name: names[lang],
            multiple: multiple ? 1 : 0,
            options: db.populationOptions
              .where('type', type)
              .map(({ id, ...texts }) => ({ id, name: texts[lang] })),
          })),
      ),
    screens: [{ path: paths.quote(), shows: 'nothing' }],
    example: { input: { query: { types: ['gender', 'age'], lang: 'en' } } },
    verify: 'example',
  },

  listMatchTags: {
    handle({ db, query: { keyword, parentId = '', lang = 'zh' } }) {
      const matching = db.tags.where('parentId', parentId).filter(({ id, zh, en }) => {
        const children = db.tags.where('parentId', id);
        return mentions(keyword, zh, en, ...children.flatMap((child) => [child.zh, child.en]));
      });
      return ok(matching.map((tag) => toTag(db, tag, lang)));
    },
    screens: [{ path: paths.quote(), shows: 'nothing' }],
    example: { input: { query: { keyword: '母婴' } } },
    verify: { input: () => ({ query: { lang: 'zh' } }) },
  },
};
