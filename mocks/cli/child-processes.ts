import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./mock.ts', import.meta.url));

/** What a finished command has written, and its exit code. */
export interface Finished {
  code: number | null;
  out: string;
  err: string;
}

/** Starts the command line in a process of its own, as `npm run mock -- …` does. */
export function start(words: readonly string[], environment: Record<string, string> = {}): ChildProcess {
  const { PORT: _, MOCK_URL: __, ...inherited } = process.env;
  return spawn(process.execPath, [entry, ...words], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits for a process to end. */
export function finished(child: ChildProcess): Promise<Finished> {
  const text = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    text.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    text.err += String(chunk);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...text })));
}

export interface Server {
  url: string;
  /** What it has written so far. */
  written(): string;
  /** Stops it as Ctrl+C would. */
  stop(): Promise<void>;
}

/** Starts a server on a free port and waits until it says where it answers. */
export async function startServer(...flags: string[]): Promise<Server> {
  const child = start(['serve', '--port', '0', ...flags]);
  let text = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      text += String(chunk);
      const [, found] = text.match(/Fake backend {2}(http:\S+)/) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(text)));
  });
  return {
    url,
    written: () => text,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
