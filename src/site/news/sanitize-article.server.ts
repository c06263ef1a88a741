import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from './article-content.tsx';

/** The allowed elements. Other tags are removed, and scripts and styles with their content. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'blockquote', 'hr', 'br', 'pre'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'mark', 'q', 'cite'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page already has an h1.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** The maximum size of the cache in characters. */
const keptCharacters = 5_000_000;

/** Caches sanitized articles, because parsing is slow. */
const cache = new LRUCache<string, SafeHtml>({
  maxSize: keptCharacters,
  sizeCalculation: ({ sanitised }, html) => html.length + sanitised.length + 1,
  memoMethod: (html) => ({ sanitised: sanitizeHtml(html, options) }),
});

/** Sanitizes the HTML of an article. Server only, so that browsers do not load the parser. */
export function sanitizeArticle(html: string): SafeHtml {
  return cache.memo(html);
}
