import { createHash } from 'node:crypto';
import type { InlineSources } from '../http/security-headers.ts';

/** Scripts and styles with their text. A script ends at the first end tag, as it does for a browser. */
const inlineElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/**
 * Makes a page that was rendered with a nonce the same bytes for everybody: removes the nonce, and lists the SHA-256 of each
 * inline script and style that carried it.
 *
 * Only the renderer knows the nonce. A script that came into the page with the text of an article does not carry it, so its hash
 * is not listed and it does not run.
 */
export function replaceNonceWithHashes(
  html: string,
  nonce: string,
): { html: string; sources: InlineSources } {
  const attribute = ` nonce="${nonce}"`;
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (!attributes.includes(attribute) || isData(attributes)) continue;
    sources[name === 'style' ? 'style' : 'script'].add(hashOf(text));
  }
  // Fluent adds its rules in the browser to style elements that are empty.
  sources.style.add(hashOf(''));
  return { html: html.replaceAll(attribute, ''), sources };
}

/** Whether an element holds JSON, which never runs. */
const isData = (attributes: string) => attributes.includes(' type="application/');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
