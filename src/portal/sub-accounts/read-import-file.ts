import type { FileError } from './import-table.ts';

/** Excel in China writes CSV files in GB 18030. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Reads the text of a CSV file. */
export async function readImportFile(file: File | undefined): Promise<string | FileError> {
  if (!file) return { key: 'common.apiMsg.A0301' };
  if (!/\.csv$/i.test(file.name)) return { key: 'common.apiMsg.A0302' };
  const text = decode(await file.arrayBuffer());
  // A renamed file of another type.
  return text.includes('\0') ? { key: 'common.apiMsg.A0302' } : text;
}
