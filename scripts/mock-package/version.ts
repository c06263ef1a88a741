import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/**
 * The version of a package: that of the contract, the time of the commit, and a hash of the files. npm installs other files only under
 * another version; the time sorts the packages of one contract. Build metadata (`+`) would do neither: registries ignore it.
 */
export function createVersion(
  contractVersion: string,
  files: ReadonlyMap<string, string>,
  seconds = secondsOfCommit(),
): string {
  const hash = createHash('sha256');
  for (const file of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(JSON.stringify(file));
  const time = new Date(seconds * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  // A number must not begin with 0, so that the hash begins with a letter.
  return `${contractVersion}-${time}.h${hash.digest('hex').slice(0, 8)}`;
}

/** Builds without a repository, such as in a container, give the time in the variable of reproducible-builds.org. */
function secondsOfCommit(): number {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH);
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return Number(
      execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8', stdio: [...stdio] }),
    );
  } catch {
    return Math.round(Date.now() / 1000);
  }
}
