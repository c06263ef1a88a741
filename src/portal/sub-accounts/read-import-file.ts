import Papa from 'papaparse';
import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import { unescapeCell } from './csv.ts';

/** The maximum number of sub-accounts in a file. */
export const maxImportLines = 500;

/** The codes of what is wrong with a file. */
export type FileErrorCode = Extract<ErrorCode, `A030${1 | 2 | 3 | 4}`>;

/** Excel in China writes CSV files in GB 18030. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Reads the rows of a CSV file, with the header first. Blank lines are dropped. */
export async function readImportFile(file: File | undefined): Promise<string[][] | FileErrorCode> {
  if (!file) return 'A0301';
  if (!/\.csv$/i.test(file.name)) return 'A0302';
  const text = decode(await file.arrayBuffer());
  // A renamed file of another type.
  if (text.includes('\0')) return 'A0302';
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: maxImportLines + 2 });
  if (data.length < 2) return 'A0303';
  if (data.length > maxImportLines + 1) return 'A0304';
  return data.map((row) => row.map(unescapeCell));
}
