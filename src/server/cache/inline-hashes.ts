import { createHash } from 'node:crypto';
import type { InlineSources } from '../http/security-headers.ts';

/** The start tag of a script or style. */
const startTag = /<(script|style)\b([^<>]*)>/g;

/** Lists scripts and styles with their attributes and text. A script ends at the first end tag, as in browsers. */
function* listInlineElements(html: string): Generator<{ name: string; attributes: string; text: string }> {
  let end = 0;
  for (const { index, 0: tag, 1: name = '', 2: attributes = '' } of html.matchAll(startTag)) {
    // A start tag within a script is text.
    if (index < end) continue;
    const start = index + tag.length;
    end = html.indexOf(`</${name}>`, start);
    // Without an end tag, the rest of the document is its text, and it does not run.
    if (end < 0) return;
    yield { name, attributes, text: html.slice(start, end) };
  }
}

/**
 * Makes a rendered page identical for all users: removes the nonce, and returns the SHA-256 of each inline script and style that
 * had it.
 *
 * Only the renderer knows the nonce. A script injected with content does not have it, so its hash is not listed and it does not
 * run.
 */
export function replaceNonceWithHashes(
  html: string,
  nonce: string,
): { html: string; sources: InlineSources } {
  const attribute = ` nonce="${nonce}"`;
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const { name, attributes, text } of listInlineElements(html)) {
    if (!attributes.includes(attribute) || isData(attributes)) continue;
    sources[name === 'style' ? 'style' : 'script'].add(hashOf(text));
  }
  // Fluent UI inserts its rules into empty style elements in the browser.
  sources.style.add(hashOf(''));
  return { html: html.replaceAll(attribute, ''), sources };
}

/** Whether an element contains JSON, which is not executed. */
const isData = (attributes: string) => attributes.includes(' type="application/');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
