/**
 * Joins commander's "error: …" and "(Did you mean …?)" into one sentence.
 *
 * @param advice what to do about an unknown word without a similar one
 */
export function toSentence(text: string, advice: string): string {
  const [problem = '', hint] = text
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  const sentence = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`.replace(/\.?$/, '.');
  return `${[sentence, ...adviceOn(problem, hint, advice)].join(' ')}\n`;
}

function adviceOn(problem: string, hint: string | undefined, advice: string): string[] {
  if (hint) return [hint];
  return /^unknown (?:command|option)/.test(problem) ? [advice] : [];
}
