import { recruitCategories, recruits } from '../db/content/recruits.ts';
import type { AdvanceRow, AdvanceText, Localized, NewsRow, NewsText } from '../db/content/types.ts';
import { fail, ok } from '../engine/operation.ts';
import { mentions, paginate } from './lists.ts';
import { filterNews, newsFacets, topicOf } from './news-filters.ts';
import type { OperationsOf } from './operation.ts';
import { type Known, need } from './verification.ts';

type Language = 'zh' | 'en';

/** Default number of rows of a list without pagination. */
const defaultListSize = 5;

/** The rows of a language, newest first. */
function inLanguage<Text extends NewsText>(
  rows: readonly ({ id: string; topicId?: string; cover: string; publishTime: number } & Localized<Text>)[],
  language: Language = 'zh',
) {
  return rows
    .flatMap(({ id, topicId, cover, publishTime, ...texts }) => {
      const text = texts[language];
      return text ? [{ id, topicId, cover, publishTime, ...text }] : [];
    })
    .sort((a, b) => b.publishTime - a.publishTime);
}

const newsIn = (rows: readonly NewsRow[], language?: Language) => inLanguage<NewsText>(rows, language);
const advancesIn = (rows: readonly AdvanceRow[], language: Language = 'zh') =>
  inLanguage<AdvanceText>(
    rows.map((row) => ({ ...row, cover: row.cover[language] })),
    language,
  );

interface Item {
  id: string;
  title: string;
  summary: string;
  cover: string;
  publishTime: number;
}

const toItem = ({ id, title, summary, cover, publishTime }: Item) => ({
  id,
  title,
  summary,
  cover,
  publishTime,
});
const toNews = (item: Item & { topicId?: string }, language?: Language) => ({
  ...toItem(item),
  topic: topicOf(item, language),
});
const toAdvance = (item: Item & { tags: string[] }) => ({ ...toItem(item), tags: item.tags });

const unknownNews = {
  cause: 'Opens a news item that does not exist, for example through an old link.',
  input: { path: { id: 'n9999' } },
};
const unknownAdvance = {
  cause: 'Opens an advance news item that does not exist, for example through an old link.',
  input: { path: { id: 'a9999' } },
};

const newsId = ({ listNews }: Known) => need(listNews?.list[0]?.id, 'the list of news is empty');
const advanceId = ({ listAdvances }: Known) =>
  need(listAdvances?.list[0]?.id, 'the list of advance news is empty');

export const newsOperations: OperationsOf<'news'> = {
  listRecruitCategories: {
    handle: ({ query: { lang = 'zh' } }) =>
      ok(
        recruitCategories.map(({ id, ...names }) => ({
          id,
          name: names[lang],
          count: recruits.filter(({ categoryId }) => categoryId === id).length,
        })),
      ),
    example: { input: { query: { lang: 'en' } } },
    verify: 'example',
  },

  listRecruits: {
    handle({ query: { lang = 'zh', categoryId, city, keyword, ...pagination } }) {
      const rows = recruits
        .map(({ id, categoryId: category, headcount, publishTime, ...texts }) => ({
          id,
          categoryId: category,
          headcount,
          publishTime,
          ...texts[lang],
        }))
        .filter((row) => !categoryId || row.categoryId === categoryId)
        .filter((row) => !city || row.city === city)
        .filter((row) => mentions(keyword, row.title, row.duty, row.requirement))
        .sort((a, b) => b.publishTime - a.publishTime);
      return ok(paginate(rows, pagination));
    },
    example: { input: { query: { page: 1, size: 5 } } },
    verify: 'example',
  },

  listNews: {
    handle({ db, query: { lang, keyword, topic, year, ...pagination } }) {
      const rows = newsIn(db.content.news, lang);
      const filters = { keyword, topic, year };
      const found = filterNews(rows, filters).map((row) => toNews(row, lang));
      return ok({ ...paginate(found, pagination), ...newsFacets(rows, filters, lang) });
    },
    example: { input: { query: { lang: 'en', page: 1, size: 5 } } },
    verify: { input: () => ({ query: { lang: 'zh', page: 1, size: 20 } }) },
  },

  getNews: {
    handle({ db, path, query: { lang } }) {
      const found = newsIn(db.content.news, lang).find(({ id }) => id === path.id);
      if (!found) return fail('B004');
      const { content, author, source } = found;
      return ok({ ...toNews(found, lang), content, author, source });
    },
    example: { input: { path: { id: 'n1001' } } },
    errors: { B004: unknownNews },
    verify: { after: ['listNews'], input: (known) => ({ path: { id: newsId(known) } }) },
  },

  listRelevantNews: {
    handle({ db, path, query: { lang } }) {
      const rows = newsIn(db.content.news, lang);
      const self = rows.find(({ id }) => id === path.id);
      if (!self) return fail('B004');
      const isOnTopic = ({ topicId }: { topicId?: string }) =>
        Number(topicId !== undefined && topicId === self.topicId);
      const others = rows.filter(({ id }) => id !== path.id);
      others.sort((a, b) => isOnTopic(b) - isOnTopic(a));
      return ok(others.slice(0, 3).map((row) => toNews(row, lang)));
    },
    example: { input: { path: { id: 'n1001' } } },
    errors: { B004: unknownNews },
    verify: { after: ['listNews'], input: (known) => ({ path: { id: newsId(known) } }) },
  },

  listAdvances: {
    handle: ({ db, query: { lang, ...pagination } }) =>
      ok(paginate(advancesIn(db.content.advances, lang).map(toAdvance), pagination)),
    example: { input: { query: { lang: 'zh' } } },
    verify: 'example',
  },

  listFeaturedAdvances: {
    handle: ({ db, query: { lang, size = defaultListSize } }) =>
      ok(advancesIn(db.content.advances, lang).slice(0, size).map(toAdvance)),
    example: { input: { query: { size: 3 } } },
    verify: 'example',
  },

  getAdvance: {
    handle({ db, path, query: { lang } }) {
      const found = advancesIn(db.content.advances, lang).find(({ id }) => id === path.id);
      return found ? ok({ ...toAdvance(found), content: found.content }) : fail('B004');
    },
    example: { input: { path: { id: 'a2001' } } },
    errors: { B004: unknownAdvance },
    verify: { after: ['listAdvances'], input: (known) => ({ path: { id: advanceId(known) } }) },
  },

  listRecommendedAdvances: {
    handle({ db, query: { lang, excludeId, size = defaultListSize } }) {
      const others = advancesIn(db.content.advances, lang).filter(({ id }) => id !== excludeId);
      return ok(others.slice(0, size).map(toAdvance));
    },
    example: { input: { query: { excludeId: 'a2001' } } },
    verify: { after: ['listAdvances'], input: (known) => ({ query: { excludeId: advanceId(known) } }) },
  },

  listRelevantAdvances: {
    handle({ db, path, query: { lang } }) {
      const rows = advancesIn(db.content.advances, lang);
      const self = rows.find(({ id }) => id === path.id);
      if (!self) return fail('B004');
      const sharedTags = (tags: string[]) => tags.filter((tag) => self.tags.includes(tag)).length;
      const others = rows.filter(({ id }) => id !== path.id);
      others.sort((a, b) => sharedTags(b.tags) - sharedTags(a.tags));
      return ok(others.slice(0, 3).map(toAdvance));
    },
    example: { input: { path: { id: 'a2001' } } },
    errors: { B004: unknownAdvance },
    verify: { after: ['listAdvances'], input: (known) => ({ path: { id: advanceId(known) } }) },
  },

  getAdvanceSiblings: {
    handle({ db, path, query: { lang } }) {
      const rows = advancesIn(db.content.advances, lang);
      const index = rows.findIndex(({ id }) => id === path.id);
      if (index < 0) return fail('B004');
      const link = (at: number) => {
        const row = rows[at];
        return row ? { id: row.id, title: row.title } : null;
      };
      return ok({ prev: link(index + 1), next: link(index - 1) });
    },
    example: { input: { path: { id: 'a2001' } } },
    errors: { B004: unknownAdvance },
    verify: { after: ['listAdvances'], input: (known) => ({ path: { id: advanceId(known) } }) },
  },
};
