import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { shortened } from './config-error.ts';
import { type SiteContent, siteContent } from './site-content.ts';

/** The content, or one sentence for each wrong value. */
type Content = { content: SiteContent; problems?: undefined } | { content?: undefined; problems: string[] };

/** Reads the content of the deployment from a JSON file; without a file, nothing is shown. */
export function readContent(file: string | null): Content {
  if (file === null) return checkContent({});
  try {
    return checkContent(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return { problems: [`CONTENT_FILE is ${JSON.stringify(file)}: it must be a JSON file (${reason}).`] };
  }
}

/** Checks content. A sentence names the place of a wrong value, such as `contact.salesEmail`. */
export function checkContent(json: unknown): Content {
  const { success, output, issues } = v.safeParse(siteContent, json);
  if (success) return { content: output };
  return {
    problems: issues.map((issue) => {
      const place = v.getDotPath(issue) ?? 'the content';
      if (issue.expected === 'never') return `CONTENT_FILE: ${place} is not known.`;
      const value = JSON.stringify(issue.path ? issue.path.at(-1)?.value : json) ?? 'missing';
      return `CONTENT_FILE: ${place} is ${shortened(value)}: it ${issue.message}.`;
    }),
  };
}
