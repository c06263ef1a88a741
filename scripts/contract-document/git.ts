import { execFileSync } from 'node:child_process';

/** The output of git; undefined when it fails. */
export function git(words: readonly string[], folder?: string): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
