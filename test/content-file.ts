import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InferInput } from 'valibot';
import type { siteContent } from '../src/config/site-content.ts';

type Content = InferInput<typeof siteContent>;

/** Writes a content file and returns the variable that names it. */
export function contentFile(content: Content): { CONTENT_FILE: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'site-content-')), 'content.json');
  writeFileSync(file, JSON.stringify(content));
  return { CONTENT_FILE: file };
}
