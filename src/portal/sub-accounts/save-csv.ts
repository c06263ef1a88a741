import { saveFile } from '../../ui/save-file.ts';
import { toCsv } from './csv.ts';

/** Downloads a table as a CSV file with this name, without the extension. */
export function saveCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  saveFile(`${name}.csv`, 'text/csv', toCsv(rows));
}
