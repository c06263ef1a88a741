/** Function words that belong to the word after them. Any other single character belongs to the word before it. */
const leading = new Set(
  '不没未从在到向对为把被让给由按以用和与或及并但而也都就才只还再又很更最太每各这那哪一是有要能可会先超近',
);

/** Particles that never start a line. */
const particles = new Set('的了着过们吗呢吧地得');

/** Words stay together up to this length: most terms consist of two words of two characters. */
const minLength = 4;

/** A phrase that is as long as this takes no more single characters. */
const maxLength = 10;

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/**
 * Splits a Chinese text into phrases, between which a line may break.
 *
 * `Intl.Segmenter` finds the words, but splits words that its dictionary lacks, such as 问卷, into characters. Single characters
 * therefore join a neighbour. A boundary beside punctuation or a space is not reported: the browser knows those.
 */
export function segmentPhrases(text: string, segmenter: Intl.Segmenter): string[] {
  const phrases: string[] = [];
  let phrase = '';
  let isAfterWord = false;
  for (const { segment, isWordLike = false } of segmenter.segment(text)) {
    if (isAfterWord && isWordLike && canBreak(phrase, segment)) {
      phrases.push(phrase);
      phrase = segment;
    } else {
      // Punctuation ends the previous word: what follows is a phrase of its own, without a boundary.
      phrase += segment;
    }
    isAfterWord = isWordLike;
  }
  return [...phrases, phrase];
}

/** The end of a phrase that decides. A phrase can be as long as a text without spaces. */
const maxTail = 2 * maxLength;

function canBreak(phrase: string, next: string): boolean {
  const word = /[\p{Letter}\p{Number}\u00a0]+$/u.exec(phrase.slice(-maxTail))?.[0] ?? '';
  if (word.length === 1 || particles.has(next)) return false;
  // Function words only.
  if ([...word].every((character) => leading.has(character))) return false;
  // A number and its unit, also after a measure word.
  if (/\d(\u00a0?个)?$/.test(word) && isHan(next)) return false;
  if (next.length === 1) return leading.has(next) || word.length >= maxLength;
  return word.length + next.length > minLength;
}
