import { readSheet } from 'read-excel-file/universal';
import { toCsv } from './csv.ts';
import type { FileError } from './import-table.ts';

const byteOrderMarks = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  ['gb18030', 0x84, 0x31, 0x95, 0x33],
] as const;

/** The first bytes of an Excel workbook, and of one before Excel 2007 or with a password. */
const workbook = [0x50, 0x4b, 0x03, 0x04];
const lockedWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** The text in an encoding; undefined when the bytes are not in it. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Decodes the bytes where their encoding is certain. */
function readText(bytes: Uint8Array, expected: readonly string[]): string | undefined {
  const marked = byteOrderMarks.find(([, ...mark]) => startsWith(bytes, mark));
  if (marked) return decode(bytes, marked[0]);
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== undefined) return utf8;
  // Excel in China writes GB 18030. The bytes of any other encoding can be read so, too, but give none of the expected texts.
  const text = decode(bytes, 'gb18030');
  return expected.some((words) => isChinese(words) && text?.includes(words)) ? text : undefined;
}

/** The first sheet of a workbook as the text of a CSV file with as many lines; undefined for another kind of file. */
async function readWorkbook(bytes: ArrayBuffer): Promise<string | undefined> {
  try {
    // Excel may write the digits of a telephone number as 1.3911110001E10.
    const rows = await readSheet(bytes, { parseNumber: (digits) => `${Number(digits)}` });
    return toCsv(rows.map((cells) => cells.map((cell) => `${cell ?? ''}`)));
  } catch {
    return undefined;
  }
}

/** What no encoding has, what a program writes for a character that it lost, and what each font shows differently. */
const unreadable = /[\0\uFFFD\p{Private_Use}]/u;

/**
 * Reads the text of a CSV file, or of the first sheet of an Excel workbook.
 *
 * @param expected texts that a file may have, such as headers, by which the encoding of a Chinese file is certain
 */
export async function readImportFile(
  file: File | undefined,
  expected: readonly string[],
): Promise<string | FileError> {
  if (!file) return { key: 'common.apiMsg.A0301' };
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  if (startsWith(bytes, workbook)) return (await readWorkbook(content)) ?? { key: 'common.apiMsg.A0302' };
  if (!/\.csv$/i.test(file.name) || startsWith(bytes, lockedWorkbook)) return { key: 'common.apiMsg.A0302' };
  const text = readText(bytes, expected);
  if (text === undefined) return { key: 'subAccount.import.encoding' };
  const lost = text.search(unreadable);
  if (lost < 0) return text;
  const line = `${text.slice(0, lost).split(/\r\n?|\n/).length}`;
  return { key: 'subAccount.import.unreadable', values: { line } };
}
