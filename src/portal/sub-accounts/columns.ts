import { browserStore } from '../../browser/storage.ts';

/** The columns that can be hidden. The account, the name and the status are always visible. */
export const optionalColumns = ['mobile', 'de', 'createTime', 'lastLogin'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

const key = 'sub-account-hidden-columns';

/** The columns that the browser hides. Unknown names are ignored. */
export function readHiddenColumns(): ReadonlySet<OptionalColumn> {
  const stored = (browserStore.get(key) ?? '').split(',');
  return new Set(optionalColumns.filter((column) => stored.includes(column)));
}

export function storeHiddenColumns(hidden: ReadonlySet<OptionalColumn>): void {
  if (hidden.size === 0) browserStore.remove(key);
  else browserStore.set(key, [...hidden].join(','));
}
