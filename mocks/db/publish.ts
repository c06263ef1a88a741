import type { Contents } from './content/contents.ts';
import { perLanguage } from './localized.ts';
import type { MockDb } from './mock-db.ts';

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
