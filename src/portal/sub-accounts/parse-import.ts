import { generatePassword } from '../../forms/generate-password.ts';
import { cleanEmail } from '../../forms/validators/email.ts';
import { cleanMobile } from '../../forms/validators/mobile.ts';
import type { MessageKey } from '../../forms/validators/rule.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { type ImportColumn, type ImportTexts, normalizeHeader } from './import-columns.ts';
import type { Permission } from './permissions.ts';
import { subAccountRules } from './sub-account-rules.ts';

/** An error of a line: of a rule, or of a value. `line` is the line that has the value first. */
type LineError =
  | { key: MessageKey }
  | { key: TextKey<'subAccount', 'value' | 'line'>; values: { value: string; line: string } };

/** A line of the file. */
export interface ImportLine {
  /** The number of the line, without blank ones; the header is line 1. */
  id: string;
  /** The cells as they are in the file. */
  cells: readonly string[];
  account: string;
  name: string;
  mobile: string;
  password: string;
  isGenerated: boolean;
  productIds: string[];
  serviceIds: string[];
  de: 0 | 1;
  errors: readonly LineError[];
}

/** A checked file: its header and its lines. */
export interface ImportFile {
  header: readonly string[];
  lines: readonly ImportLine[];
}

const requiredColumns = ['account', 'name', 'mobile'] as const satisfies readonly ImportColumn[];

/** Finds permissions by name. */
function findPermissions(names: string, line: string, offered: readonly Permission[]) {
  const wanted = names
    .split(/[;；]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const found = wanted.map((name) => offered.find((permission) => permission.name === name));
  return {
    ids: found.flatMap((permission) => permission?.id ?? []),
    errors: wanted
      .filter((_, index) => found[index] === undefined)
      .map((value): LineError => ({ key: 'subAccount.import.unknownPermission', values: { value, line } })),
  };
}

/**
 * Checks the rows of a file with the rules of the form. Lines without a password get a generated one.
 *
 * @returns the lines, or the required columns that the header lacks
 */
export function parseImport(
  [header = [], ...rows]: readonly (readonly string[])[],
  texts: ImportTexts,
  permissions: readonly Permission[],
): { lines: ImportLine[] } | { missing: ImportColumn[] } {
  const columns = header.map((text) => texts.headers.get(normalizeHeader(text)));
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { missing };
  const offered = (kind: Permission['kind']) => permissions.filter((permission) => permission.kind === kind);
  /** The lines that have an account, a name or a phone number first. */
  const seen = new Map<string, string>();

  const lines = rows.map((cells, index): ImportLine => {
    const id = `${index + 2}`;
    const cell = (column: ImportColumn) => (cells[columns.indexOf(column)] ?? '').trim();
    const isGenerated = cell('password') === '';
    const values = {
      account: cleanEmail(cell('account')),
      name: cell('name'),
      mobile: cleanMobile(cell('mobile')),
      password: isGenerated ? generatePassword() : cell('password'),
    };
    const products = findPermissions(cell('products'), id, offered('productIds'));
    const services = findPermissions(cell('services'), id, offered('serviceIds'));
    const de = texts.de.get(normalizeHeader(cell('de')));
    const errors: LineError[] = [];
    for (const column of ['account', 'name', 'mobile', 'password'] as const) {
      const key = subAccountRules[column](values[column]);
      if (key) errors.push({ key });
    }
    for (const column of requiredColumns) {
      const value = values[column];
      const first = seen.get(`${column} ${value}`);
      if (value !== '' && first)
        errors.push({ key: 'subAccount.import.duplicate', values: { value, line: first } });
      else seen.set(`${column} ${value}`, id);
    }
    errors.push(...products.errors, ...services.errors);
    if (de === undefined)
      errors.push({ key: 'subAccount.import.unknownDe', values: { value: cell('de'), line: id } });
    return {
      id,
      cells,
      ...values,
      isGenerated,
      productIds: products.ids,
      serviceIds: services.ids,
      de: de ?? 0,
      errors,
    };
  });
  return { lines };
}
