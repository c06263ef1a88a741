import {
  CompanyInfo,
  CompanyName,
  Email,
  PersonName,
  SubUserName,
} from '../../openapi/generated/constraints.ts';
import type { MockDb } from '../db/mock-db.ts';

/** Removes all products and services of a company except those with an id prefix. */
export function keepOnly(db: MockDb, companyId: string, prefix: 'p-' | 's-'): void {
  for (const { id, itemId } of db.entitlements.where('companyId', companyId))
    if (!itemId.startsWith(prefix)) db.entitlements.delete(id);
}

/** Limits without a form rule. */
const { address, website } = CompanyInfo;

const fill = (text: string, length: number) => text.repeat(length).slice(0, length);
const stretchEmail = (account: string) =>
  fill('very.long.mailbox.', Email.maxLength - account.length) + account;

/** Sets texts of maximum length in both scripts for a main account, its company and its sub-accounts. */
export function stretchTexts(db: MockDb, mainId: string): void {
  const main = db.users.get(mainId);
  if (!main) return;
  db.users.update(mainId, {
    name: fill(`${main.name}·Maximilian-Alexander von Hohenstein·`, PersonName.maxLength),
    account: stretchEmail(main.account),
  });
  db.companies.update(main.companyId, {
    name: fill(
      'Northwind-Hohenstein International Consumer Research Holding 禾野国际演示消费品有限责任公司',
      CompanyName.maxLength,
    ),
    address: fill(
      '朝阳区示例路 18 号国际演示中心 A 座 9 层，Building-A-of-the-International-Demonstration-Centre，',
      address.maxLength,
    ),
    telephone: `010-00001018-${fill('1234567890', 20)}`,
    website: fill(
      'https://heye-foods.example.com/a/very/long/address/that/has/no/place/to/break',
      website.maxLength,
    ),
  });
  for (const [index, { id, name, account }] of db.users.where('parentId', mainId).entries()) {
    db.users.update(id, {
      // One script after the other. The Latin part has no break opportunity.
      name: fill(index % 2 === 0 ? name : 'Maximilian-Alexander', SubUserName.maxLength),
      account: stretchEmail(account),
    });
  }
}
