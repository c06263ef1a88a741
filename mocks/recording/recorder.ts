import { writeFile } from 'node:fs/promises';
import type { AnyApi } from '../engine/api.ts';
import type { JournalEntry } from '../engine/journal.ts';
import { findOperation, type RecordedCall, writeHar } from './har.ts';

export interface Recorder {
  /** Adds a call to the file, if the real backend answered it. */
  add(call: Omit<JournalEntry, 'id'>): void;
  /** Waits until everything is written. */
  close(): Promise<void>;
}

/** Records the calls that a real backend answers to an HTTP Archive. The file is complete after each call. */
export function createRecorder(api: AnyApi, file: string): Recorder {
  const calls: RecordedCall[] = [];
  let written = 0;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    if (written === calls.length) return;
    written = calls.length;
    await writeFile(file, `${JSON.stringify(writeHar(api, calls), null, 2)}\n`).catch((error: Error) =>
      console.error(`The recording cannot be written: ${error.message}`),
    );
  }

  return {
    add({ source, method, path, request = '', response = '', ...call }) {
      const operation = source === 'real' ? findOperation(api, method, path) : undefined;
      if (!operation) return;
      calls.push({ ...call, operation, method, path, request, response });
      writing = writing.then(write);
    },
    close: () => writing,
  };
}
