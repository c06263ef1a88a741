import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Recipe } from './recipe.ts';

/** Applies the edits of a recipe, all or none of them. Returns the paths. */
export function applyRecipe(directory: string, { edits }: Recipe): string[] {
  const texts = new Map<string, string>();
  for (const { path, edit } of edits) {
    const file = join(directory, path);
    texts.set(path, edit(texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')));
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return [...texts.keys()];
}
