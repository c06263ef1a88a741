import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RecipeError } from './recipe.ts';

export const root = join(import.meta.dirname, '../..');

/** The text of a file of the project. */
export const readProject = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The file that matches a pattern and contains an expression. */
export function findFile(pattern: string, expression: RegExp, what: string): string {
  const found = globSync(pattern, { cwd: root }).find((path) => expression.test(readProject(path)));
  if (!found) throw new RecipeError(`${pattern} does not contain ${what}.`);
  return found;
}
