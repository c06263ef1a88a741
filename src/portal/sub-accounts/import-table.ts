import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { parseCsv, toCsv } from './csv.ts';
import {
  comparable,
  findColumns,
  type ImportColumn,
  type ImportTexts,
  requiredColumns,
} from './import-columns.ts';

export const maxImportLines = 500;

/** The account of the example line in the template, which is nobody's. */
export const exampleAccount = 'name@example.com';

/** What is wrong with a file as a whole. */
export type FileError =
  | { key: `common.apiMsg.${Extract<ErrorCode, `A030${1 | 2 | 3 | 4}`>}` | 'subAccount.import.encoding' }
  | { key: TextKey<'subAccount', 'line'>; values: { line: string } }
  | {
      key: 'subAccount.import.noHeader' | 'subAccount.import.missing' | 'subAccount.import.repeated';
      columns: readonly ImportColumn[];
      /** The texts of the header of which one can be a missing column; none where the first row may be a person. */
      candidates?: readonly string[];
    };

export interface ImportRow {
  /** The number of the row as a spreadsheet counts it: from 1, with blank rows. */
  line: string;
  cells: readonly string[];
  /** Why the cells cannot be attributed to the columns with certainty. */
  error?: 'subAccount.import.tooManyCells' | 'subAccount.import.lineBreak' | 'subAccount.import.cut';
}

/** A file with at least one row beside its header and the example of the template. */
export interface ImportTable {
  header: readonly string[];
  /** The column of each cell of the header; undefined for unknown ones. */
  columns: readonly (ImportColumn | undefined)[];
  /** The texts of the header that name no column. */
  ignored: readonly string[];
  rows: readonly ImportRow[];
}

const delimiters = [',', ';', '\t', '|', '，', '；'];
/** A first line by which Excel knows the delimiter. */
const separatorLine = /^"?sep=([^\w\s"]|\t)/i;

/** An e-mail address or a phone number, which no header has. */
const isOfPerson = /@|\d{6}/;

const isBlank = (cell: string) => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(cell);

const lineBreak = /[\n\v\f\u0085\u2028\u2029]/;
/** A cell over several lines that may contain the line of a person: a quote that was never meant to span them. */
const isSwallowing = (cell: string) => cell.includes('\n') && delimiters.some((one) => cell.includes(one));

/** Reads a text with a delimiter, and finds the header: the first row with the most known columns. */
function parse(text: string, delimiter: string, { headers }: ImportTexts) {
  const csv = parseCsv(text, delimiter);
  const rows = csv.rows
    .map((cells, index): ImportRow => ({ line: `${index + 1}`, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  const columns = rows.map(({ cells }) => findColumns(cells, headers));
  const known = columns.map((row) => row.filter((column) => column).length);
  const most = known.reduce((one, other) => Math.max(one, other), 0);
  // Titles may be above the header, but no person.
  const isTitle = ({ cells }: ImportRow) =>
    cells.filter((cell) => !isBlank(cell)).length < requiredColumns.length && !cells.some(isSwallowing);
  const first = known.indexOf(most);
  const headerIndex = rows.slice(0, first).every(isTitle) ? Math.max(first, 0) : 0;
  return {
    malformed: csv.malformed,
    known: most,
    header: rows[headerIndex],
    columns: columns[headerIndex] ?? [],
    /** The first header below with other columns, in a file that was appended to another one. */
    second: columns.find(
      (row, index) =>
        index > headerIndex &&
        (known[index] ?? 0) >= requiredColumns.length &&
        row.join() !== columns[headerIndex]?.join(),
    ),
    rows: rows.slice(headerIndex + 1),
  };
}

/**
 * Reads the table of a CSV file. The delimiter is the one that makes a header of the known columns. What cannot be attributed to a
 * column with certainty is an error of its row or, where rows cannot be told apart, of the file.
 */
export function readImportTable(text: string, texts: ImportTexts): ImportTable | FileError {
  // One kind of line end, and no byte order marks: scripts append lines and files to files of spreadsheets.
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\uFEFF', '');
  const [, named] = separatorLine.exec(lines) ?? [];
  const [best] = [...new Set([...(named ? [named] : []), ...delimiters])]
    .map((delimiter) => parse(lines, delimiter, texts))
    .sort(
      (one, other) =>
        other.known - one.known || (other.header?.cells.length ?? 0) - (one.header?.cells.length ?? 0),
    );
  if (!best) return { key: 'common.apiMsg.A0303' };
  const { malformed, header, columns, second = [], rows } = best;
  const badQuotes = (line: string): FileError => ({ key: 'subAccount.import.quotes', values: { line } });
  if (malformed !== undefined) return badQuotes(`${malformed + 1}`);
  if (!header) return { key: 'common.apiMsg.A0303' };
  if (header.cells.some(isSwallowing)) return badQuotes(header.line);
  const ignored = header.cells.filter((name, column) => !columns[column] && comparable(name) !== '');
  const candidates = ignored.some((name) => isOfPerson.test(name)) ? [] : ignored;
  if (!columns.some((column) => column))
    return { key: 'subAccount.import.noHeader', columns: requiredColumns, candidates };
  if (rows.length === 0) return { key: 'common.apiMsg.A0303' };
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { key: 'subAccount.import.missing', columns: missing, candidates };
  const repeated = [...columns.filter((column, index) => columns.indexOf(column) < index), ...second].flatMap(
    (column) => column ?? [],
  );
  if (repeated.length > 0) return { key: 'subAccount.import.repeated', columns: repeated };

  const account = columns.indexOf('account');
  const isShort = (cells: readonly string[]) => cells.length < columns.length;
  /** Whether the next line may be the rest of this one. */
  const isCut = (cells: readonly string[], next: ImportRow | undefined) =>
    next !== undefined && (isShort(cells) || isShort(next.cells)) && !next.cells[account]?.includes('@');
  const errorOf = ({ cells }: ImportRow, index: number): ImportRow['error'] => {
    if (cells.some((cell, column) => (columns[column] ? lineBreak.test(cell) : isSwallowing(cell))))
      return 'subAccount.import.lineBreak';
    if (!cells.slice(columns.length).every(isBlank)) return 'subAccount.import.tooManyCells';
    return isCut(cells, rows[index + 1]) ? 'subAccount.import.cut' : undefined;
  };
  const people = rows
    .map((row, index) => ({ ...row, error: errorOf(row, index) }))
    .filter(({ cells }) => comparable(cells[account] ?? '') !== exampleAccount);
  if (people.length === 0) return { key: 'common.apiMsg.A0303' };
  if (people.length > maxImportLines) return { key: 'common.apiMsg.A0304' };
  return { header: header.cells, columns, ignored, rows: people };
}

/**
 * The text of a file with the same lines, and of them what the import uses; undefined when a password may be in it, which nothing
 * stores.
 */
export function formatTable({ header, columns, rows }: ImportTable): string | undefined {
  const lines: (readonly string[])[] = [header];
  for (const { line, cells, error } of rows) {
    if (error || !isBlank(cells[columns.indexOf('password')] ?? '')) return undefined;
    lines[Number(line) - 1] = cells.map((cell, index) => (columns[index] ? cell : ''));
  }
  return toCsv(Array.from(lines, (cells = []) => cells));
}
