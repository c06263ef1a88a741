import { paths } from '../../src/paths/paths.ts';
import { rowId } from '../db/localized.ts';
import type { MockDb } from '../db/mock-db.ts';
import type { Row } from '../db/tables.ts';
import { fail, ok } from '../engine/operation.ts';
import { mentions, paginate } from './lists.ts';
import { filterNews, newsFacets, topicOf, yearOf } from './news-filters.ts';
import type { OperationsOf } from './operation.ts';
import { type Known, need } from './verification.ts';

type Language = 'zh' | 'en';

/** Default number of rows of a list without pagination. */
const defaultListSize = 5;

const newest = (a: { publishTime: number }, b: { publishTime: number }) => b.publishTime - a.publishTime;

/** The news of a language, newest first. */
const newsIn = (db: MockDb, lang: Language = 'zh') => db.news.ordered('lang', lang, 'newest', newest);
const advancesIn = (db: MockDb, lang: Language = 'zh') => db.advances.ordered('lang', lang, 'newest', newest);

type Article = Pick<Row<'news'>, 'itemId' | 'title' | 'summary' | 'cover' | 'publishTime'>;

const toItem = ({ itemId: id, title, summary, cover, publishTime }: Article) => ({
  id,
  title,
  summary,
  cover,
  publishTime,
});
const toNews = (db: MockDb, row: Row<'news'>) => ({ ...toItem(row), topic: topicOf(db, row, row.lang) });
const toAdvance = (row: Row<'advances'>) => ({ ...toItem(row), tags: row.tags });

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
    handle: ({ db, query: { lang = 'zh' } }) =>
      ok(
        db.recruitCategories.all().map(({ id, ...names }) => ({
          id,
          name: names[lang],
          count: db.recruits.where('lang', lang).filter(({ categoryId }) => categoryId === id).length,
        })),
      ),
    screens: [{ path: paths.join(), shows: 'nothing' }],
    example: { input: { query: { lang: 'en' } } },
    verify: 'example',
  },

  listRecruits: {
    handle({ db, query: { lang = 'zh', categoryId, city, keyword, ...pagination } }) {
      const rows = db.recruits
        .ordered('lang', lang, 'newest', newest)
        .filter((row) => !categoryId || row.categoryId === categoryId)
        .filter((row) => !city || row.city === city)
        .filter((row) => mentions(keyword, row.title, row.duty, row.requirement))
        .map(({ id: _, itemId: id, lang: __, ...row }) => ({ id, ...row }));
      return ok(paginate(rows, pagination));
    },
    screens: [{ path: paths.join(), shows: 'nothing' }],
    example: { input: { query: { page: 1, size: 5 } } },
    filters: {
      categoryId: ({ categoryId }) => [categoryId],
      city: ({ city }) => [city],
      keyword: ({ title, duty, requirement }) => [title, duty, requirement],
    },
    verify: 'example',
  },

  listNews: {
    handle({ db, query: { lang, keyword, topic, year, ...pagination } }) {
      const rows = newsIn(db, lang);
      const filters = { keyword, topic, year };
      const found = filterNews(rows, filters).map((row) => toNews(db, row));
      return ok({ ...paginate(found, pagination), ...newsFacets(db, rows, filters, lang) });
    },
    screens: [
      { path: paths.newsList(), shows: 'page' },
      { path: paths.home(), shows: 'nothing' },
    ],
    example: { input: { query: { lang: 'en', page: 1, size: 5 } } },
    filters: {
      keyword: ({ title, summary }) => [title, summary],
      topic: ({ topic }) => (topic ? [topic.id] : []),
      year: (row) => [yearOf(row)],
    },
    verify: { input: () => ({ query: { lang: 'zh', page: 1, size: 20 } }) },
  },

  getNews: {
    handle({ db, path, query: { lang } }) {
      const found = db.news.get(rowId(path.id, lang));
      if (!found) return fail('B004');
      const { content, author, source } = found;
      return ok({
        ...toNews(db, found),
        content,
        author: author || undefined,
        source: source || undefined,
      });
    },
    screens: [
      { path: paths.newsDetail('n1001'), shows: 'page', instead: { B004: 'Page for unknown addresses' } },
    ],
    example: { input: { path: { id: 'n1001' } } },
    errors: { B004: unknownNews },
    verify: { after: ['listNews'], input: (known) => ({ path: { id: newsId(known) } }) },
  },

  listRelevantNews: {
    handle({ db, path, query: { lang } }) {
      const self = db.news.get(rowId(path.id, lang));
      if (!self) return fail('B004');
      const isOnTopic = ({ topicId }: Row<'news'>) => Number(topicId !== '' && topicId === self.topicId);
      const others = newsIn(db, lang).filter((row) => row !== self);
      others.sort((a, b) => isOnTopic(b) - isOnTopic(a));
      return ok(others.slice(0, 3).map((row) => toNews(db, row)));
    },
    screens: [
      { path: paths.newsDetail('n1001'), shows: 'page', instead: { B004: 'Page for unknown addresses' } },
    ],
    example: { input: { path: { id: 'n1001' } } },
    errors: { B004: unknownNews },
    verify: { after: ['listNews'], input: (known) => ({ path: { id: newsId(known) } }) },
  },

  listAdvances: {
    handle: ({ db, query: { lang, ...pagination } }) =>
      ok(paginate(advancesIn(db, lang).map(toAdvance), pagination)),
    screens: [{ path: paths.advances(), shows: 'page' }],
    example: { input: { query: { lang: 'zh' } } },
    verify: 'example',
  },

  listFeaturedAdvances: {
    handle: ({ db, query: { lang, size = defaultListSize } }) =>
      ok(advancesIn(db, lang).slice(0, size).map(toAdvance)),
    screens: [{ path: paths.advances(), shows: 'nothing' }],
    example: { input: { query: { size: 3 } } },
    verify: 'example',
  },

  getAdvance: {
    handle({ db, path, query: { lang } }) {
      const found = db.advances.get(rowId(path.id, lang));
      return found ? ok({ ...toAdvance(found), content: found.content }) : fail('B004');
    },
    screens: [
      { path: paths.advance('a2001'), shows: 'page', instead: { B004: 'Page for unknown addresses' } },
    ],
    example: { input: { path: { id: 'a2001' } } },
    errors: { B004: unknownAdvance },
    verify: { after: ['listAdvances'], input: (known) => ({ path: { id: advanceId(known) } }) },
  },

  listRecommendedAdvances: {
    handle({ db, query: { lang, excludeId, size = defaultListSize } }) {
      const others = advancesIn(db, lang).filter(({ itemId }) => itemId !== excludeId);
      return ok(others.slice(0, size).map(toAdvance));
    },
    screens: [{ path: paths.advance('a2001'), shows: 'nothing' }],
    example: { input: { query: { excludeId: 'a2001' } } },
    verify: { after: ['listAdvances'], input: (known) => ({ query: { excludeId: advanceId(known) } }) },
  },

  listRelevantAdvances: {
    handle({ db, path, query: { lang } }) {
      const self = db.advances.get(rowId(path.id, lang));
      if (!self) return fail('B004');
      const sharedTags = (tags: string[]) => tags.filter((tag) => self.tags.includes(tag)).length;
      const others = advancesIn(db, lang).filter((row) => row !== self);
      others.sort((a, b) => sharedTags(b.tags) - sharedTags(a.tags));
      return ok(others.slice(0, 3).map(toAdvance));
    },
    screens: [{ path: paths.advance('a2001'), shows: 'nothing' }],
    example: { input: { path: { id: 'a2001' } } },
    errors: { B004: unknownAdvance },
    verify: { after: ['listAdvances'], input: (known) => ({ path: { id: advanceId(known) } }) },
  },

  getAdvanceSiblings: {
    handle({ db, path, query: { lang } }) {
      const rows = advancesIn(db, lang);
      const index = rows.findIndex(({ itemId }) => itemId === path.id);
      if (index < 0) return fail('B004');
      const link = (at: number) => {
        const row = rows[at];
        return row ? { id: row.itemId, title: row.title } : null;
      };
      return ok({ prev: link(index + 1), next: link(index - 1) });
    },
    screens: [{ path: paths.advance('a2001'), shows: 'nothing' }],
    example: { input: { path: { id: 'a2001' } } },
    errors: { B004: unknownAdvance },
    verify: { after: ['listAdvances'], input: (known) => ({ path: { id: advanceId(known) } }) },
  },
};
