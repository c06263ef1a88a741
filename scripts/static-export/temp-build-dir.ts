import { isAbsolute, join, relative } from 'node:path';

/**
 * The folder to build a demo in: the pages are made by a program that finds what it imports only below the project.
 *
 * @param directory where the demo shall be in the end
 * @param project folder of the project
 */
export function tempBuildDir(directory: string, project: string): string {
  const way = relative(project, directory);
  const isBelow = way !== '' && !/^\.\.(?:[\\/]|$)/.test(way) && !isAbsolute(way);
  return isBelow ? directory : join(project, `build-demo-${process.pid}`);
}
