import type { components } from '../engine/generated/control.d.ts';
import { panelTexts } from './texts.ts';

type Catalogue = components['schemas']['Catalogue'];
type Fault = components['schemas']['Fault'];

/** One result: an operation or all, with a code or a fault. Without either it is a delay. */
export interface Choice {
  operationId: string;
  code?: string;
  fault?: Fault;
  /** The meaning in the panel's language. */
  meaning: string;
  /** The operation in words of the panel's language. */
  summary: string;
}

interface Candidate extends Choice {
  /** The search text in lower case. */
  words: string;
  /** The texts of the code or the fault in lower case. */
  answer: readonly string[];
  /** The number of operations that have the code; faults and delays apply to every operation. */
  operations: number;
  /** Whether it applies to all operations. */
  isForAll: boolean;
}

interface Wording {
  language: 'zh' | 'en';
  everyOperation: string;
  faults: Record<Fault, string>;
  delayOnly: string;
}

/** Lists all choices: every code on each of its operations and on all operations, the faults, the delay. */
export function listChoices(
  catalogue: Catalogue,
  { language, everyOperation, faults, delayOnly }: Wording,
): Candidate[] {
  const codes = new Map(catalogue.codes.map((facts) => [facts.code, facts]));
  const targets = [
    ...catalogue.operations.map(({ operationId, method, path, summary, codes: own }) => ({
      operationId,
      own,
      summary: summary[language],
      words: `${operationId} ${method} ${path} ${summary.zh} ${summary.en}`,
    })),
    { operationId: '*', own: [...codes.keys()], summary: everyOperation, words: `* ${everyOperation}` },
  ];
  return targets.flatMap(({ operationId, own, summary, words }) => {
    const isForAll = operationId === '*';
    const answers = [
      ...own.flatMap((code) => {
        const facts = codes.get(code);
        if (!facts) return [];
        const { meaning, text } = facts;
        const operations = catalogue.operations.filter(({ codes: own }) => own.includes(code)).length;
        return { code, meaning: text[language], texts: [code, meaning, text.zh, text.en], operations };
      }),
      ...catalogue.faults.map((fault) => ({
        fault,
        meaning: faults[fault],
        texts: [fault, panelTexts.zh.faults[fault], panelTexts.en.faults[fault]],
        operations: catalogue.operations.length,
      })),
      {
        meaning: delayOnly,
        texts: ['delay slow', panelTexts.zh.delayOnly, panelTexts.en.delayOnly],
        operations: catalogue.operations.length,
      },
    ];
    return answers.map(({ texts, ...answer }) => ({
      ...answer,
      answer: texts.map((text) => text.toLowerCase()),
      operationId,
      summary,
      isForAll,
      words: [words, ...texts].join(' ').toLowerCase(),
    }));
  });
}

/**
 * Finds the choices that contain every word of the query, the most relevant first:
 *
 * 1. exact names of an operation or a code
 * 2. codes whose own texts have the words, before codes of an operation whose summary has them
 * 3. the most recently called operations, then the others, then all operations
 * 4. codes of few operations, such as a limit of one form
 * 5. texts that begin with the words
 *
 * @param recent the called operations, latest first
 */
export function findChoices(
  choices: readonly Candidate[],
  query: string,
  recent: readonly string[],
): Choice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  /** The sort keys of a choice, the most important first. Lower ones come first. */
  const rank = ({ operationId, code, answer, isForAll, operations }: Candidate): number[] => {
    const isExact = words.includes(operationId.toLowerCase()) || words.includes(code?.toLowerCase() ?? '');
    const inAnswer = words.filter((word) => answer.some((text) => text.includes(word)));
    const calledAt = recent.indexOf(operationId);
    const place = isForAll ? recent.length + 1 : calledAt < 0 ? recent.length : calledAt;
    const begins = inAnswer
      .flatMap((word) => answer.map((text) => text.indexOf(word)))
      .filter((at) => at >= 0);
    return [isExact ? 0 : 1, -inAnswer.length, place, operations, Math.min(...begins)];
  };
  return choices
    .filter((choice) => words.every((word) => choice.words.includes(word)))
    .map((choice) => ({ choice, keys: rank(choice) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ choice }) => choice);
}

/** Compares two lists by their first difference. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
