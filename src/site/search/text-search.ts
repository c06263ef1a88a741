import { synonyms } from './synonyms.ts';

/** Texts of an item, the most important first. */
export type SearchFields = readonly string[];

const han = /^\p{Script=Han}/u;

/** Lower case without diacritics and punctuation. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words of English questions that say nothing about the subject. */
const fillers = new Set(
  'a an and are at can do does for how i in is it me my of on or our the to we what where with you'.split(
    ' ',
  ),
);

/** The words of a query. Chinese has no spaces, so a run of Chinese characters is a word. */
function wordsOf(query: string): string[] {
  const words = query.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [];
  const meaningful = words.filter((word) => !fillers.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Whether a text contains a word: Chinese anywhere, others from the start of a word. */
function contains(text: string, word: string): boolean {
  if (han.test(word)) return text.includes(word);
  const singular = word.length > 3 ? word.replace(/s$/, '') : word;
  for (let at = text.indexOf(singular); at >= 0; at = text.indexOf(singular, at + 1)) {
    if (at === 0 || !/[a-z\d]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** The weight of the first field that contains a word; 0 without one. */
function weightOf(fields: SearchFields, word: string): number {
  const index = fields.findIndex((field) => contains(field, word));
  return index < 0 ? 0 : 8 / 4 ** index;
}

/** The score of a word. Chinese sentences match when half of their pairs of characters do. */
function scoreWord(fields: SearchFields, word: string): number {
  const whole = weightOf(fields, word);
  if (whole > 0 || word.length < 3 || !han.test(word)) return whole;
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => weightOf(fields, word.slice(at, at + 2)));
  const found = pairs.filter((weight) => weight > 0);
  if (found.length * 2 < pairs.length) return 0;
  return found.reduce((sum, weight) => sum + weight, 0) / pairs.length / 2;
}

/** The score of a query whose words must all match. */
function scoreQuery(fields: SearchFields, query: string): number {
  const scores = wordsOf(query).map((word) => scoreWord(fields, word));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Whether a query names a term, as a whole word outside Chinese. */
function names(query: string, term: string): boolean {
  return han.test(term) ? query.includes(term) : ` ${query} `.includes(` ${term} `);
}

/** A query, and the same query with one of its terms replaced by a synonym. */
function withSynonyms(query: string): string[] {
  const others = synonyms.flatMap((group) =>
    group
      .filter((term) => names(query, term))
      .flatMap((term) => group.map((other) => query.replace(term, ` ${other} `))),
  );
  return [...new Set([query, ...others])];
}

/**
 * Creates the search for a query.
 *
 * @returns a function that scores the texts of an item; 0 does not match. An empty query matches everything.
 */
export function createSearch(query: string): (fields: SearchFields) => number {
  const wanted = normalize(query);
  if (!wanted) return () => 1;
  const [exact = '', ...others] = withSynonyms(wanted);
  return (fields) => {
    const texts = fields.map(normalize);
    const synonym = Math.max(0, ...others.map((other) => scoreQuery(texts, other))) / 2;
    return Math.max(scoreQuery(texts, exact), synonym);
  };
}

/** The items that match a query, the best first. Equal ones keep their order. */
export function searchItems<Item>(
  items: readonly Item[],
  query: string,
  fieldsOf: (item: Item) => SearchFields,
): Item[] {
  const score = createSearch(query);
  return items
    .map((item) => ({ item, score: score(fieldsOf(item)) }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}
