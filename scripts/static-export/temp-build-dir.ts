import { isAbsolute, join, relative } from 'node:path';

/**
 * The folder to build a demo in. The server build resolves its imports only inside the project.
 *
 * @param directory output directory of the demo
 * @param project project directory
 */
export function tempBuildDir(directory: string, project: string): string {
  const relativePath = relative(project, directory);
  const isBelow = relativePath !== '' && !/^\.\.(?:[\\/]|$)/.test(relativePath) && !isAbsolute(relativePath);
  return isBelow ? directory : join(project, `build-demo-${process.pid}`);
}
