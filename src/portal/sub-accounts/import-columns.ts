import type { Api } from '../../api/client.ts';
import { invisible } from '../../forms/validators/normalize.ts';
import { loadTranslate } from '../../i18n/i18n.ts';
import { languages } from '../../i18n/languages.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { listProducts, listServices } from '../entitlements/entitlements.ts';
import type { Permission } from './sub-user.ts';

/** The columns of an import with the texts of their headers. The first text is the header of the template. */
export const importHeaderKeys = {
  account: ['subAccount.list.account', 'subAccount.create.account'],
  name: ['subAccount.list.name'],
  mobile: ['subAccount.list.mobile'],
  password: ['subAccount.create.password'],
  products: ['subAccount.create.products'],
  services: ['subAccount.create.services'],
  de: ['subAccount.list.de'],
} as const satisfies Record<string, readonly TextKey<'subAccount'>[]>;

/** What lists of other systems call the same. */
const synonyms = {
  account: ['邮箱', '登录账号', 'E-mail', 'Email', 'Email address'],
  name: ['名字', 'Full name'],
  mobile: ['手机', '手机号码', '电话', 'Mobile', 'Phone'],
  password: ['初始密码'],
  products: ['产品', 'Products'],
  services: ['服务', 'Services'],
  de: ['DE'],
} as const satisfies Record<keyof typeof importHeaderKeys, readonly string[]>;

/** A header over products and services. */
const ofPermissions = ['权限', 'Permissions'];

const yes = ['1', '是', '开', 'Yes', 'Y', 'True'];
const no = ['', '0', '否', '关', 'No', 'N', 'False'];

export type ImportColumn = keyof typeof importHeaderKeys;

/** The columns that a file must have. */
export const requiredColumns = ['account', 'name', 'mobile'] as const satisfies readonly ImportColumn[];

export const templateHeaders = Object.values(importHeaderKeys).map(([key]) => key);

/** The texts that an import accepts, in every language and as `comparable` makes them. */
export interface ImportTexts {
  headers: ReadonlyMap<string, ImportColumn>;
  /** The names of permissions. A product and a service may have the same name. */
  permissions: Readonly<Record<Permission['kind'], ReadonlyMap<string, string>>>;
  /** The values of a DE permission. */
  de: ReadonlyMap<string, 0 | 1>;
}

/** The text without differences of blanks, case and width, and without invisible characters. */
export const comparable = (text: string) =>
  text.normalize('NFKC').replace(invisible, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether a header has a text in it: as a word, where its script has blanks. No e-mail address has one. */
const hasText = (header: string, text: string) =>
  /\p{Script=Han}/u.test(text)
    ? header.includes(text)
    : ` ${header.split(/[^a-z0-9@._-]+/).join(' ')} `.includes(` ${text} `);

/**
 * The columns of a row of headers. A required column that no header names can have one that says more, such as "Employee name", unless
 * several do or it speaks of other columns, too.
 */
export function findColumns(
  cells: readonly string[],
  headers: ImportTexts['headers'],
): (ImportColumn | undefined)[] {
  const names = cells.map(comparable);
  const exact = names.map((name) => headers.get(name));
  const contained = names.map((name, index) => {
    if (exact[index]) return undefined;
    const [column, ...others] = new Set(
      [...headers].filter(([text]) => hasText(name, text)).map(([, one]) => one),
    );
    return others.length === 0 ? column : undefined;
  });
  return exact.map((column, index) => {
    const likely = contained[index];
    const isCertain =
      requiredColumns.some((required) => required === likely) &&
      !exact.includes(likely) &&
      contained.filter((other) => other === likely).length === 1;
    const hasProducts = exact.includes('products');
    const isOfPermissions = !hasProducts && ofPermissions.some((text) => comparable(text) === names[index]);
    return column ?? (isCertain ? likely : undefined) ?? (isOfPermissions ? 'products' : undefined);
  });
}

/** The ids of permissions that can be assigned by their names in every language. */
async function loadPermissionIds(
  api: Api,
  offered: readonly Permission[],
): Promise<ImportTexts['permissions']> {
  const idsByName = async (kind: Permission['kind'], list: typeof listProducts) => {
    const named = await Promise.all(languages.map((lang) => list(api, lang)));
    const ids = new Set(offered.filter((permission) => permission.kind === kind).map(({ id }) => id));
    return new Map(
      named
        .flat()
        .filter(({ id }) => ids.has(id))
        .map(({ id, name }) => [comparable(name), id]),
    );
  };
  const [productIds, serviceIds] = await Promise.all([
    idsByName('productIds', listProducts),
    idsByName('serviceIds', listServices),
  ]);
  return { productIds, serviceIds };
}

/** Loads the texts of every language. */
export async function loadImportTexts(api: Api, offered: readonly Permission[]): Promise<ImportTexts> {
  const [permissions, ...translations] = await Promise.all([
    loadPermissionIds(api, offered),
    ...languages.map((language) => loadTranslate(language, 'subAccount')),
  ]);
  const inEvery = (key: TextKey<'subAccount'>) => translations.map((t) => comparable(t(key)));
  const columns: ImportColumn[] = ['account', 'name', 'mobile', 'password', 'products', 'services', 'de'];
  return {
    permissions,
    headers: new Map(
      columns.flatMap((column) =>
        [...synonyms[column].map(comparable), ...importHeaderKeys[column].flatMap(inEvery)].map(
          (text) => [text, column] as const,
        ),
      ),
    ),
    de: new Map([
      ...[...yes.map(comparable), ...inEvery('subAccount.list.deOn')].map((text) => [text, 1] as const),
      ...[...no.map(comparable), ...inEvery('subAccount.list.deOff')].map((text) => [text, 0] as const),
    ]),
  };
}
