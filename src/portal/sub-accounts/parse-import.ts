import { generatePassword } from '../../forms/generate-password.ts';
import type { MessageKey } from '../../forms/validators/rule.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { comparable, type ImportColumn, type ImportTexts } from './import-columns.ts';
import { type FileError, type ImportRow, readImportTable, requiredColumns } from './import-table.ts';
import { createForm } from './sub-account-forms.ts';
import type { SubUser } from './sub-user.ts';

const { fields } = createForm;

/** An error of a line: of its form, of a rule, of the company, or of a value. `line` is the line that has the value first. */
type LineError =
  | { key: MessageKey | NonNullable<ImportRow['error']> | CompanyError }
  | { key: TextKey<'subAccount', 'value' | 'line'>; values: { value: string; line: string } };

/** Why the company cannot have a sub-account. */
type CompanyError =
  | 'subAccount.create.accountExists'
  | 'subAccount.create.nameExists'
  | 'common.error.mobileUsed'
  | 'subAccount.import.noSeat';

/** The account of the example line in the template, which is nobody's. */
export const exampleAccount = 'name@example.com';

/** A line of the file. */
export interface ImportLine {
  /** The number of the line in the file. */
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
  /** The texts of the header that name no column. */
  ignored: readonly string[];
  lines: readonly ImportLine[];
}

/** Finds permissions by name. A name may have a separator in it when the cell has nothing else. */
function findPermissions(names: string, line: string, ids: ReadonlyMap<string, string>) {
  const find = (name: string) => ids.get(comparable(name));
  const wanted = find(names) ? [names] : names.split(/[;；,，、|]/).filter((name) => comparable(name) !== '');
  return {
    ids: [...new Set(wanted.flatMap((name) => find(name) ?? []))],
    errors: wanted
      .filter((name) => !find(name))
      .map(
        (name): LineError => ({
          key: 'subAccount.import.unknownPermission',
          values: { value: name.trim(), line },
        }),
      ),
  };
}

/**
 * Checks the text of a file with the rules of the form. Lines without a password get a generated one.
 *
 * @returns the header and the lines, or what is wrong with the file
 */
export function parseImport(text: string, texts: ImportTexts): ImportFile | FileError {
  const table = readImportTable(text, texts);
  if ('key' in table) return table;
  const { header, columns, rows } = table;
  /** The lines that have an account, a name or a phone number first. */
  const seen = new Map<string, string>();

  const account = columns.indexOf('account');
  const people = rows.filter(({ cells }) => comparable(cells[account] ?? '') !== exampleAccount);
  if (people.length === 0) return { key: 'common.apiMsg.A0303' };
  const lines = people.map(({ line: id, cells, error }): ImportLine => {
    const cell = (column: ImportColumn) => (cells[columns.indexOf(column)] ?? '').trim();
    const isGenerated = cell('password') === '';
    const values = {
      account: fields.account.rule.normalize(cell('account')),
      name: fields.name.rule.normalize(cell('name')),
      mobile: fields.mobile.rule.normalize(cell('mobile')),
      password: isGenerated ? generatePassword() : cell('password'),
    };
    const products = findPermissions(cell('products'), id, texts.permissions.productIds);
    const services = findPermissions(cell('services'), id, texts.permissions.serviceIds);
    const de = texts.de.get(comparable(cell('de')));
    const line = {
      id,
      cells,
      ...values,
      isGenerated,
      productIds: products.ids,
      serviceIds: services.ids,
      de: de ?? 0,
    };
    // The values may belong to other columns.
    if (error) return { ...line, errors: [{ key: error }] };
    const errors: LineError[] = [];
    for (const column of ['account', 'name', 'mobile', 'password'] as const) {
      const key = fields[column].rule(values[column]);
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
    return { ...line, errors };
  });
  const ignored = header.filter((text, column) => !columns[column] && comparable(text) !== '');
  return { header, ignored, lines };
}

/**
 * Adds what the company says about the lines: accounts, names and phone numbers that others have already, and lines beyond the free
 * seats.
 */
export function checkCompany(file: ImportFile, existing: readonly SubUser[], freeSeats: number): ImportFile {
  const accounts = new Set(existing.map(({ account }) => account.toLowerCase()));
  const names = new Set(existing.map(({ name }) => name));
  const mobiles = new Set(existing.map(({ mobile }) => mobile));
  let free = freeSeats;
  return {
    ...file,
    lines: file.lines.map((line) => {
      const errors = [...line.errors];
      if (accounts.has(line.account)) errors.push({ key: 'subAccount.create.accountExists' });
      if (names.has(line.name)) errors.push({ key: 'subAccount.create.nameExists' });
      if (mobiles.has(line.mobile)) errors.push({ key: 'common.error.mobileUsed' });
      if (errors.length === 0) {
        if (free <= 0) errors.push({ key: 'subAccount.import.noSeat' });
        free -= 1;
      }
      return { ...line, errors };
    }),
  };
}
