import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Full keys and texts of one language, such as `news.list.title`. */
export function readTexts(language: string): Map<string, unknown> {
  const texts = new Map<string, unknown>();
  const walk = (prefix: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return texts.set(prefix, value);
    for (const [key, child] of Object.entries(value)) walk(`${prefix}.${key}`, child);
  };
  for (const file of globSync(join(import.meta.dirname, language, '*.json')))
    walk(basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')));
  return texts;
}
