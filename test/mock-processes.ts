import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../mocks/cli/mock.ts', import.meta.url));

/** Output and exit code of a finished command. */
export interface Finished {
  code: number | null;
  out: string;
  err: string;
}

/** Starts the command line as a child process, like `npm run mock -- …`. */
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
  /** The output so far. */
  written(): string;
  /** Stops it like Ctrl+C. */
  stop(): Promise<void>;
}

/** Starts a server on a free port and waits for its URL. */
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
