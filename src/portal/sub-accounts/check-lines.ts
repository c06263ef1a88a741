import { editDistance } from '../../forms/edit-distance.ts';
import { generatePassword } from '../../forms/generate-password.ts';
import type { MessageKey } from '../../forms/validators/rule.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { comparable, type ImportColumn, type ImportTexts, requiredColumns } from './import-columns.ts';
import type { ImportRow, ImportTable } from './import-table.ts';
import { createForm } from './sub-account-forms.ts';
import type { Permission, SubUser } from './sub-user.ts';

const { fields } = createForm;

/** An error of a line: of its form, of a rule, of the company, or of a value. `line` is the line that has the value first. */
export type LineError = {
  /** The column with the error; none when it is about the whole line. */
  column?: ImportColumn;
} & (
  | { key: MessageKey | NonNullable<ImportRow['error']> | CompanyError | TextError }
  | {
      key: TextKey<'subAccount', 'value' | 'line'>;
      values: { value: string; line: string };
      /** The id of the permission that was probably meant. */
      suggestedId?: string;
    }
);

/** What spreadsheets and people write by mistake. */
type TextError = 'subAccount.import.passwordUnclear' | 'subAccount.import.shortened';

/** Why the company cannot have a sub-account. */
type CompanyError =
  | 'subAccount.create.accountExists'
  | 'subAccount.create.nameExists'
  | 'common.error.mobileUsed'
  | 'subAccount.import.noSeat';

/** Whether a cell may be no password: the text of another column, or one that a mark of Excel begins. */
const isUnclearPassword = (text: string) =>
  text.startsWith("'") || [fields.account, fields.mobile].some(({ rule }) => rule(text) === undefined);

/** A number as Excel shows it in a narrow column, without its last digits. */
const shortenedNumber = /^\d(\.\d+)?E\+\d+$/i;

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
  /** Whether its cells name no permission. */
  namesNone: boolean;
  de: 0 | 1;
  errors: readonly LineError[];
}

/** What lines are checked with, beside the rules of the form. */
export interface ImportChecks {
  texts: ImportTexts;
  /** The people whom the company has already. */
  existing: readonly Pick<SubUser, (typeof requiredColumns)[number]>[];
  freeSeats: number;
  /** What the lines that name no permission get. */
  given?: readonly Permission[];
}

/** A checked file: what was read, what it is checked with, and its lines. */
export interface ImportFile {
  table: ImportTable;
  checks: ImportChecks;
  /** The rows of the table in their order. */
  lines: readonly ImportLine[];
}

/** The column of each account, name and phone number that the company has, with what is said about it. */
const companyErrors = {
  account: 'subAccount.create.accountExists',
  name: 'subAccount.create.nameExists',
  mobile: 'common.error.mobileUsed',
} as const satisfies Record<(typeof requiredColumns)[number], CompanyError>;

/** The permission whose name is one or two characters away, fewer for a short name; undefined when there are several. */
function suggestPermission(name: string, ids: ReadonlyMap<string, string>): string | undefined {
  const near = [...ids]
    .map(([known, id]) => ({ id, known, distance: editDistance(comparable(name), known) }))
    .filter(({ known, distance }) => distance <= Math.min(2, Math.floor(known.length / 4)))
    .map(({ id }) => id);
  return new Set(near).size === 1 ? near[0] : undefined;
}

const separators = /[;；,，、|]/;

export const replaceName = (cell: string, name: string, by: string): string =>
  cell
    .split(new RegExp(`(${separators.source})`))
    .map((part) => (part.trim() === name ? by : part))
    .join('');

/** The kinds of the permissions of a column: first its own, because a product and a service may have the same name. */
const kindsOf = {
  products: ['productIds', 'serviceIds'],
  services: ['serviceIds', 'productIds'],
} as const;

/**
 * Finds permissions by name. The names of the other column are accepted, too. A name may have a separator in it when the cell has nothing
 * else.
 */
function findPermissions(
  names: string,
  line: string,
  column: keyof typeof kindsOf,
  permissions: ImportTexts['permissions'],
) {
  const find = (name: string) =>
    kindsOf[column]
      .map((kind) => ({ kind, id: permissions[kind].get(comparable(name)) ?? '' }))
      .find(({ id }) => id !== '');
  const wanted = find(names) ? [names] : names.split(separators).filter((name) => comparable(name) !== '');
  return {
    found: wanted.flatMap((name) => find(name) ?? []),
    errors: wanted
      .filter((name) => !find(name))
      .map(
        (name): LineError => ({
          column,
          key: 'subAccount.import.unknownPermission',
          values: { value: name.trim(), line },
          suggestedId: suggestPermission(name, permissions[kindsOf[column][0]]),
        }),
      ),
  };
}

/**
 * Checks the rows of a file with the rules of the form, with each other, and with what the company has: people and free seats. Lines
 * without a password get a generated one.
 *
 * @param before the lines of an earlier check, whose generated passwords stay
 */
export function checkLines(
  { columns, rows }: ImportTable,
  { texts, existing, freeSeats, given = [] }: ImportChecks,
  before: readonly ImportLine[] = [],
): ImportLine[] {
  /** The lines that have an account, a name or a phone number first. */
  const seen = new Map<string, string>();
  const taken = new Set(
    existing.flatMap(({ account, name, mobile }) => [
      `account ${account.toLowerCase()}`,
      `name ${name}`,
      `mobile ${mobile}`,
    ]),
  );
  const generated = new Map(
    before.filter(({ isGenerated }) => isGenerated).map(({ id, password }) => [id, password]),
  );
  let free = freeSeats;
  return rows.map(({ line: id, cells, error }): ImportLine => {
    const cell = (column: ImportColumn) => (cells[columns.indexOf(column)] ?? '').trim();
    const isGenerated = cell('password') === '';
    const values = {
      account: fields.account.rule.normalize(cell('account')),
      name: fields.name.rule.normalize(cell('name')),
      mobile: fields.mobile.rule.normalize(cell('mobile')),
      password: isGenerated ? (generated.get(id) ?? generatePassword()) : cell('password'),
    };
    const products = findPermissions(cell('products'), id, 'products', texts.permissions);
    const services = findPermissions(cell('services'), id, 'services', texts.permissions);
    const named = [...products.found, ...services.found];
    const namesNone = [...named, ...products.errors, ...services.errors].length === 0;
    const idsOf = (wanted: Permission['kind']) => [
      ...new Set((namesNone ? given : named).filter(({ kind }) => kind === wanted).map(({ id }) => id)),
    ];
    const de = texts.de.get(comparable(cell('de')));
    const errors: LineError[] = [];
    // The values may belong to other columns.
    if (error) errors.push({ key: error });
    else {
      for (const column of ['account', 'name', 'mobile', 'password'] as const) {
        const isShortened = column === 'mobile' && shortenedNumber.test(cell(column));
        const key = isShortened ? 'subAccount.import.shortened' : fields[column].rule(values[column]);
        if (key) errors.push({ column, key });
      }
      if (isUnclearPassword(values.password))
        errors.push({ column: 'password', key: 'subAccount.import.passwordUnclear' });
      for (const column of requiredColumns) {
        const value = values[column];
        const first = seen.get(`${column} ${value}`);
        if (value !== '' && first)
          errors.push({ column, key: 'subAccount.import.duplicate', values: { value, line: first } });
        else seen.set(`${column} ${value}`, id);
      }
      errors.push(...products.errors, ...services.errors);
      if (de === undefined)
        errors.push({
          column: 'de',
          key: 'subAccount.import.unknownDe',
          values: { value: cell('de'), line: id },
        });
    }
    for (const column of requiredColumns)
      if (taken.has(`${column} ${values[column]}`)) errors.push({ column, key: companyErrors[column] });
    if (errors.length === 0) {
      if (free <= 0) errors.push({ key: 'subAccount.import.noSeat' });
      free -= 1;
    }
    return {
      id,
      cells,
      ...values,
      isGenerated,
      productIds: idsOf('productIds'),
      serviceIds: idsOf('serviceIds'),
      namesNone,
      de: de ?? 0,
      errors,
    };
  });
}

/**
 * Replaces cells of a line, and checks the file again.
 *
 * @param cells the new texts by column; other columns keep theirs
 * @param created the ids of the lines that are sub-accounts by now. They stay as they are, and the company has them.
 */
export function editLine(
  { table, checks, lines }: ImportFile,
  id: string,
  cells: Partial<Record<ImportColumn, string>>,
  created: { has(id: string): boolean },
): ImportFile {
  const rows = table.rows.map((row): ImportRow => {
    if (row.line !== id) return row;
    // The user has seen which text belongs to which column.
    return {
      line: id,
      cells: table.columns.map((column, index) => (column && cells[column]) ?? row.cells[index] ?? ''),
    };
  });
  const done = lines.filter((line) => created.has(line.id));
  const open = checkLines(
    { ...table, rows: rows.filter(({ line }) => !created.has(line)) },
    { ...checks, existing: [...checks.existing, ...done], freeSeats: checks.freeSeats - done.length },
    lines,
  );
  const checked = new Map(open.map((line) => [line.id, line]));
  return {
    table: { ...table, rows },
    checks,
    lines: lines.map((line) => checked.get(line.id) ?? line),
  };
}

/** Checks the file again with other rows. */
function withRows({ table: before, checks, lines }: ImportFile, rows: readonly ImportRow[]): ImportFile {
  const table = { ...before, rows };
  return { table, checks, lines: checkLines(table, checks, lines) };
}

/** Gives permissions to all lines that name none. */
export const give = (file: ImportFile, given: readonly Permission[]): ImportFile =>
  withRows({ ...file, checks: { ...file.checks, given } }, file.table.rows);

/** The table with what was given in the cells of the lines that name nothing. */
export function tableWithGiven({ table, checks: { texts, given = [] }, lines }: ImportFile): ImportTable {
  const columns = [...table.columns];
  const header = [...table.header];
  const cellsByPlace = new Map<number, string>();
  for (const column of ['products', 'services'] as const) {
    const [kind] = kindsOf[column];
    const names = given.filter((permission) => permission.kind === kind).map(({ name }) => name);
    if (names.length === 0) continue;
    const known = columns.indexOf(column);
    const place = known < 0 ? columns.push(column) - 1 : known;
    header[place] ??= [...texts.headers].find(([, one]) => one === column)?.[0] ?? '';
    cellsByPlace.set(place, names.join(';'));
  }
  const rows = table.rows.map((row, index) =>
    lines[index]?.namesNone
      ? { ...row, cells: columns.map((_, place) => cellsByPlace.get(place) ?? row.cells[place] ?? '') }
      : row,
  );
  return { ...table, header, columns, rows };
}

/** Leaves a line out, which frees its seat for another one. */
export const leaveOut = (file: ImportFile, id: string): ImportFile =>
  withRows(
    file,
    file.table.rows.filter(({ line }) => line !== id),
  );

/** Takes a line in again that was left out. */
export const takeIn = (file: ImportFile, row: ImportRow): ImportFile =>
  withRows(
    file,
    [...file.table.rows, row].sort((one, other) => Number(one.line) - Number(other.line)),
  );

/**
 * Whether a line can be mended here: by other texts, and in columns that are known. A line break in another cell may have the line of
 * another person behind it.
 */
export const isRepairable = ({ columns }: ImportTable, { cells, errors }: ImportLine): boolean =>
  errors.some(({ key }) => key !== 'subAccount.import.noSeat') &&
  cells.every((cell, index) => columns[index] !== undefined || !cell.includes('\n'));
