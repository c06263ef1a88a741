import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedBreakpoints } from './named-breakpoints.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The style sheets by their id in class names. */
const styleSheets = new Map<string, string>();

/**
 * A class name is unique by its name and four digits of its file. The default has a longer hash and a line number, which add 200
 * compressed bytes to the home page.
 */
function generateScopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*/, ''));
  const id = createHash('sha256').update(path).digest('hex').slice(0, 4);
  const other = styleSheets.get(id) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} have the same id. Rename one of them.`);
  styleSheets.set(id, path);
  return `${name}-${id}`;
}

/**
 * How style sheets compile. Vite warns once of a plugin that passes no `from`: postcss-modules, for what `composes` takes from another
 * file. Only a `url()` there would need it, and no sheet has one.
 */
export const css = { modules: { generateScopedName }, postcss: { plugins: [namedBreakpoints] } };
