import { readFile, rename, writeFile } from 'node:fs/promises';
import type { FakeBackend } from '../engine/backend.ts';
import { controlOf, unwrap } from '../engine/control-client.ts';
import { isControlPath } from '../engine/control-prefix.ts';
import type { FetchHandler } from '../engine/http.ts';

/** Delay between a change and the write. */
const pauseMs = 3_000;

/** A file that persists the default sandbox. */
interface StateFile {
  /** Restores the saved sandbox; false without a file. */
  load(): Promise<boolean>;
  /** Saves the file after every call that may change the state. */
  follow(fetch: FetchHandler): FetchHandler;
  /** Writes pending changes. */
  close(): Promise<void>;
}

/** Persists the default sandbox in a file: data, clock, scenario and rules. */
export function createStateFile(backend: FakeBackend, file: string): StateFile {
  const control = controlOf(backend);
  let timer: NodeJS.Timeout | undefined;
  let isChanged = false;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    isChanged = false;
    try {
      // Rename into place, so that an interruption leaves no partial file. Mode 600, because the file contains sessions.
      const snapshot = await unwrap(control.GET('/snapshot'));
      await writeFile(`${file}.new`, JSON.stringify(snapshot), { mode: 0o600 });
      await rename(`${file}.new`, file);
    } catch (error) {
      // The next save writes it again.
      isChanged = true;
      throw error;
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const saved = writing.then(() => (isChanged ? write() : undefined));
    writing = saved.catch(() => {});
    return saved;
  }

  function noteChange(): void {
    isChanged = true;
    timer ??= setTimeout(() => {
      save().catch((error: unknown) => console.error(`${file} cannot be written: ${String(error)}`));
    }, pauseMs);
  }

  return {
    async load() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (text === undefined) return false;
      try {
        await unwrap(control.POST('/snapshot', { body: JSON.parse(text) }));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The state file ${file} cannot be loaded: ${reason}`);
      }
      return true;
    },
    follow:
      (fetch) =>
      async (request): Promise<Response> => {
        const response = await fetch(request);
        if (isMutation(request)) noteChange();
        return response;
      },
    close: save,
  };
}

/** Whether a call may change the state. API calls do, because rules count them. */
export const isMutation = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method !== 'GET' || !isControlPath(new URL(url).pathname);
