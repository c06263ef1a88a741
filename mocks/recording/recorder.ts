import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import type { Entry } from 'har-format';
import type { AnyApi } from '../engine/api.ts';
import { createEntryWriter, type RecordedCall } from './har.ts';

export interface Recorder {
  readonly file: string;
  /**
   * Appends a call. The file is a complete archive after each call.
   *
   * @throws Error with a sentence when the file cannot be written
   */
  add(call: RecordedCall): Entry;
}

/** What follows the entries. The next entry is written over it. */
const tail = '\n]}}\n';

/**
 * Creates an HTTP Archive without calls.
 *
 * @throws Error with a sentence when the file exists or cannot be written
 */
export function createRecorder(api: AnyApi, file: string): Recorder {
  const toEntry = createEntryWriter(api);
  const creator = JSON.stringify({ name: 'npm run mock', version: api.contract.info.version });
  const head = `{"log":{"version":"1.2","creator":${creator},"entries":[`;
  let separator = '\n';
  let end = Buffer.byteLength(head);

  function write(work: () => void): void {
    try {
      work();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(
        problem.startsWith('EEXIST')
          ? `${file} exists. A recording overwrites nothing: name another file, or remove this one.`
          : `${file} cannot be written: ${problem}.`,
      );
    }
  }

  write(() => writeFileSync(file, head + tail, { flag: 'wx' }));
  return {
    file,
    add(call) {
      const entry = toEntry(call);
      const text = separator + JSON.stringify(entry);
      write(() => {
        const opened = openSync(file, 'r+');
        writeSync(opened, text + tail, end);
        closeSync(opened);
      });
      separator = ',\n';
      end += Buffer.byteLength(text);
      return entry;
    },
  };
}
