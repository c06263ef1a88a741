import { git } from './git.ts';
import { bundle } from './read-contract.ts';

/**
 * The git reference of the contract before a version: the last release tag, or the commit before the version was raised. The changelog
 * of the contract has the same versions.
 *
 * @returns undefined without an earlier version, as in a clone without history
 */
export function findLastVersion(version: string, folder?: string): string | undefined {
  const tag = git(['describe', '--tags', '--abbrev=0'], folder)?.trim();
  if (tag) return tag;
  const raised = git(['log', '--format=%h', `-S"version": "${version}"`, '--', `:/${bundle}`], folder);
  // Before the commit that raises it, the last commit has the last version.
  const commits = raised?.split('\n').filter(Boolean) ?? [];
  const before = commits.length === 0 ? 'HEAD' : `${commits.at(-1)}^`;
  return git(['cat-file', '-e', `${before}:${bundle}`], folder) === undefined ? undefined : before;
}
