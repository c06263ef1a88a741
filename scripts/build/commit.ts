import { execFileSync } from 'node:child_process';

/** Returns the commit of a build. COMMIT_SHA overrides it for builds without a repository, for example in a container. */
export function commitOfBuild(): string {
  if (process.env.COMMIT_SHA) return process.env.COMMIT_SHA;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
