import type { components } from '../../../openapi/generated/schema.d.ts';
import type { Translate } from '../../i18n/namespaces.ts';
import { paths } from '../../paths/paths.ts';
import { applyTopic } from '../entitlements/apply-topic.ts';
import { userPages } from '../layout/user-pages.ts';

/** The kinds of entries, in the order of the list. */
export const kinds = ['page', 'action', 'product', 'colleague'] as const;

export interface PaletteEntry {
  kind: (typeof kinds)[number];
  title: string;
  /** A second line. */
  text?: string;
  /** An unprefixed path, or the address of an e-mail. */
  to: string;
}

type PaletteTranslate = Translate<'user' | 'account' | 'palette'>;

/** The pages and actions of an account. */
export function pagesAndActions(t: PaletteTranslate, isMain: boolean): PaletteEntry[] {
  const actions = [
    { title: t('account.password.change'), to: paths.userAccount('password') },
    { title: t('account.mobile.change'), to: paths.userAccount('mobile') },
    ...(isMain
      ? [
          { title: t('palette.createSubAccount'), to: paths.subAccountCreate() },
          { title: t('palette.permissions'), to: paths.subAccounts({ view: 'permissions' }) },
          { title: t('palette.apply'), to: paths.apply() },
        ]
      : []),
    { title: t('user.layout.home'), to: paths.home() },
    { title: t('user.layout.logout'), to: paths.transfer('logout') },
  ];
  return [
    ...userPages(isMain).map(({ label, to }) => ({ kind: 'page' as const, title: t(label), to })),
    ...actions.map((action) => ({ kind: 'action' as const, ...action })),
  ];
}

/** A product: it opens, or a main account applies for it. */
export function productEntry(
  t: PaletteTranslate,
  { id, productName, icon, opened }: components['schemas']['MyProduct'],
  isMain: boolean,
): PaletteEntry[] {
  if (opened === 1)
    return [
      { kind: 'product', title: productName, text: t('user.dashboard.enter'), to: paths.container(id) },
    ];
  if (!isMain) return [];
  const to = paths.apply(applyTopic(icon));
  return [{ kind: 'product', title: productName, text: t('user.dashboard.apply'), to }];
}

/** A colleague: a main account edits the sub-account, others write an e-mail. */
export const colleagueEntry = (
  { id, name, email }: components['schemas']['CompanyUser'],
  isMain: boolean,
): PaletteEntry => ({
  kind: 'colleague',
  title: name,
  text: email,
  to: isMain ? paths.subAccountEdit(id) : `mailto:${email}`,
});

const normalize = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The entries whose title contains every word of a query. */
export function matchEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const words = normalize(query).split(/\s+/);
  return entries.filter(({ title }) => words.every((word) => normalize(title).includes(word)));
}
