import { attempt } from '../../browser/attempt.ts';
import { lazy } from '../format/lazy.ts';
import { segmentPhrases } from './segment-phrases.ts';

/** Undefined in Firefox before 125, which has none, and where extensions against fingerprinting block it. */
const segmenter = lazy(() => attempt(() => new Intl.Segmenter('zh', { granularity: 'word' })));

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Whether lines of a text may only break where `phraseHtml` allows it. */
export const breaksAtPhrases = (text: string): boolean => hasHan(text) && segmenter() !== undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');

/** Chromium breaks lines after the hyphen of `10:00-19:00`, all browsers after the dash of `0–10`. */
const keepRangesWhole = (html: string) =>
  html.replaceAll(/(\d\d:\d\d-|(?<!\d)\d+–)[\d:]+/g, '<span data-whole="">$&</span>');

/** A number and its unit stay together, and so do two numbers: `400 万`, `51 到 66`. */
const joinUnits = (text: string) =>
  text.replaceAll(/(?<=\d) (?=\p{Script=Han})|(?<=\d [到至]) (?=\d)/gu, '\u00a0');

/** So does a base in both languages: `n = 400`. */
const joinBases = (text: string) => text.replaceAll(/(?<=\bn) = (?=\d)/g, '\u00a0=\u00a0');

/** The break before one or two characters at the end, which would be a line of their own, unless the phrase before them is long. */
const breakBeforeEnd = /(?<![^>，]{7})<wbr>(?=\p{L}{1,2}\P{L}*$)/u;

/**
 * Splits a Chinese text into clauses, and each clause into phrases. A line may break between phrases; browsers know the breaks
 * between clauses.
 *
 * @param maxClause clauses up to this length stay whole, so that a line rather breaks at punctuation
 */
export function splitPhrases(text: string, maxClause = 0): string[][] {
  const words = breaksAtPhrases(text) ? segmenter() : undefined;
  if (!words) return [[text]];
  return joinUnits(text)
    .split(/(?<=[，。：；？！])/)
    .map((clause) => (clause.length - 1 <= maxClause ? [clause] : segmentPhrases(clause, words)));
}

/** Pages show the same texts again and again, and the server would split them for each request. */
const known = new Map<string, string>();
/** Texts of the API are in it, too. */
const maxKnown = 2_000;

/** A text as HTML, with `<wbr>` where a line of Chinese may break, and no breaks within ranges. The arguments are those of `splitPhrases`. */
export function phraseHtml(text: string, maxClause = 0): string {
  const key = `${maxClause} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const html = splitPhrases(joinBases(text), maxClause)
    .map((phrases) => keepRangesWhole(phrases.map(escapeHtml).join('<wbr>')))
    .join('')
    .replace(breakBeforeEnd, '');
  if (known.size >= maxKnown) known.clear();
  known.set(key, html);
  return html;
}
