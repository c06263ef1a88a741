import { invisible } from './normalize.ts';
import { firstOf, type MessageKey, matches, normalized, type Rule, required, type TextRule } from './rule.ts';

/** Letters and digits of full width. Punctuation stays, because it is Chinese. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
/** White space, and the Braille pattern without dots. */
const BLANKS = /[\s\u2800]+/g;

const VISIBLE = /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u;
/** What no font shows, or each font in its own way. */
const UNREADABLE = /[\p{Control}\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}\uFFFD]/u;

const unreadable: Rule = (value) => (UNREADABLE.test(value) ? 'common.error.characters' : undefined);

/** Letters and digits become half-width, and invisible characters go. */
const fold = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(invisible, '')
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'));

/** A required text of one line, such as a name; `rules` apply to its value. */
export const line = (requiredKey: MessageKey, ...rules: Rule[]): TextRule =>
  normalized(
    (typed) => fold(typed).replace(BLANKS, ' ').trim(),
    firstOf(required(requiredKey), unreadable, matches(VISIBLE, requiredKey), ...rules),
  );

/** A required text of several lines. */
export const paragraphs = (requiredKey: MessageKey, ...rules: Rule[]): TextRule =>
  normalized(
    (typed) => fold(typed).trim(),
    firstOf(
      required(requiredKey),
      (value) => unreadable(value.replace(/\s/g, ' ')),
      matches(VISIBLE, requiredKey),
      ...rules,
    ),
  );
