import type { components } from '../../openapi/generated/control.d.ts';

type Catalogue = components['schemas']['Catalogue'];
type Fault = components['schemas']['Fault'];

/** One result: an operation, or all, and what it would answer with. Neither code nor fault means a delay only. */
export interface Choice {
  operationId: string;
  code?: string;
  fault?: Fault;
  /** The meaning in the panel's language. */
  meaning: string;
}

interface Candidate extends Choice {
  /** Everything that it can be found by, in lower case. */
  words: string;
  /** The operation is not named by the code's own list alone, but stands for all. */
  isForAll: boolean;
}

interface Wording {
  language: 'zh' | 'en';
  everyOperation: string;
  faults: Record<Fault, string>;
  delayOnly: string;
}

/** Lists everything that can be replayed: every code on every operation that lists it, and on all; the faults; the delay. */
export function listChoices(
  catalogue: Catalogue,
  { language, everyOperation, faults, delayOnly }: Wording,
): Candidate[] {
  const codes = new Map(catalogue.codes.map((facts) => [facts.code, facts]));
  const targets = [
    ...catalogue.operations.map(({ operationId, method, path, summary, codes: own }) => ({
      operationId,
      own,
      words: `${operationId} ${method} ${path} ${summary}`,
    })),
    { operationId: '*', own: [...codes.keys()], words: `* ${everyOperation}` },
  ];
  return targets.flatMap(({ operationId, own, words }) => {
    const isForAll = operationId === '*';
    const answers = [
      ...own.flatMap((code) => {
        const facts = codes.get(code);
        if (!facts) return [];
        const { meaning, text } = facts;
        return { code, meaning: text[language], words: `${code} ${meaning} ${text.zh} ${text.en}` };
      }),
      ...catalogue.faults.map((fault) => ({
        fault,
        meaning: faults[fault],
        words: `${fault} ${faults[fault]}`,
      })),
      { meaning: delayOnly, words: `delay slow ${delayOnly}` },
    ];
    return answers.map((answer) => ({
      ...answer,
      operationId,
      isForAll,
      words: `${words} ${answer.words}`.toLowerCase(),
    }));
  });
}

/**
 * Finds the choices that have every word of the query: first those that it names in full, of these the operations that
 * were called last.
 *
 * @param recent the operations that were called, the latest first
 */
export function findChoices(
  choices: readonly Candidate[],
  query: string,
  recent: readonly string[],
): Choice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  /** The lower the earlier: those that were called, the others, then all at once; after these the same for parts of a name. */
  const rank = ({ operationId, code, isForAll }: Candidate) => {
    const isExact = words.includes(operationId.toLowerCase()) || words.includes(code?.toLowerCase() ?? '');
    const calledAt = recent.indexOf(operationId);
    const place = isForAll ? recent.length + 1 : calledAt < 0 ? recent.length : calledAt;
    return place + (isExact ? 0 : recent.length + 2);
  };
  return choices
    .filter((choice) => words.every((word) => choice.words.includes(word)))
    .map((choice, index) => ({ choice, rank: rank(choice), index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ choice }) => choice);
}
