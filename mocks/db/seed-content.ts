import type { Contents } from './content/contents.ts';
import { newsTopics } from './content/news-topics.ts';
import { population } from './content/population.ts';
import { recruitCategories, recruits } from './content/recruits.ts';
import { seo } from './content/seo.ts';
import { tags } from './content/tags.ts';
import type { Localized, TagRow } from './content/types.ts';
import type { MockDb } from './mock-db.ts';

const languages = ['zh', 'en'] as const;

/** The id of the row of an item in a language. */
export const rowId = (itemId: string, lang: 'zh' | 'en' = 'zh') => `${lang}:${itemId}`;

/** A row for each language in which an item has a text. */
const perLanguage = <Text extends object>(itemId: string, texts: Localized<Text>) =>
  languages.flatMap((lang) => {
    const text = texts[lang];
    return text ? [{ id: rowId(itemId, lang), itemId, lang, ...text }] : [];
  });

/** Puts all texts of the site into an empty database. */
export function seedContent(db: MockDb, contents: Contents): void {
  for (const topic of newsTopics) db.newsTopics.insert(topic);
  for (const category of recruitCategories) db.recruitCategories.insert(category);
  for (const { id, zh, en, ...recruit } of recruits)
    for (const row of perLanguage(id, { zh, en })) db.recruits.insert({ ...recruit, ...row });
  for (const { type, options, ...attribute } of population) {
    db.populationAttributes.insert({ id: type, type, ...attribute });
    for (const option of options) db.populationOptions.insert({ ...option, type });
  }
  insertTags(db, tags, '');
  for (const { path, zh, en } of seo)
    for (const { itemId: _, lang: __, ...row } of perLanguage(path, { zh, en })) db.seo.insert(row);
  publish(db, contents);
}

function insertTags(db: MockDb, rows: readonly TagRow[], parentId: string): void {
  for (const { id, zh, en, children = [] } of rows) {
    db.tags.insert({ id, parentId, zh, en });
    insertTags(db, children, id);
  }
}

/** Replaces what is published and sold. */
export function publish(db: MockDb, { news, advances, products, services }: Contents): void {
  for (const table of [db.news, db.advances, db.products, db.services])
    for (const { id } of table.all()) table.delete(id);
  for (const { id, zh, en, ...item } of news)
    for (const row of perLanguage(id, { zh, en }))
      db.news.insert({ ...item, ...row, cover: db.asset(item.cover) });
  for (const { id, zh, en, cover, ...item } of advances)
    for (const row of perLanguage(id, { zh, en }))
      db.advances.insert({ ...item, ...row, cover: db.asset(cover[row.lang]) });
  for (const { zh, en, ...product } of products)
    db.products.insert({ ...product, zh: zh.productName, en: en.productName });
  for (const { zh, en, ...service } of services)
    db.services.insert({ ...service, zh: zh.serviceName, en: en.serviceName });
}
