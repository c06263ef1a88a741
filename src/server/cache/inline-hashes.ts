import { createHash } from 'node:crypto';

/** A script or style with its attributes and text. It ends at the first end tag, as in browsers: a start tag within it is text. */
const inlineElement = /<(script|style)\b([^<>]*)>(.*?)<\/\1>/gs;

/** An element that contains JSON, which is not executed. */
const dataType = ' type="application/';

/**
 * Makes a rendered page identical for all users: removes the nonce, and returns the SHA-256 of each inline script and style that
 * had it.
 *
 * Only the renderer knows the nonce. A script injected with content does not have it, so its hash is not listed and it does not
 * run.
 */
export function replaceNonceWithHashes(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`;
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (!attributes.includes(attribute) || attributes.includes(dataType)) continue;
    sources[name === 'style' ? 'style' : 'script'].add(hashOf(text));
  }
  // Fluent UI inserts its rules into empty style elements in the browser.
  sources.style.add(hashOf(''));
  return { html: html.replaceAll(attribute, ''), sources };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
