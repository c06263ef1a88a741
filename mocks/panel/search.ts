import type { components } from '../../openapi/generated/control.d.ts';
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
        return { code, meaning: text[language], words: `${code} ${meaning} ${text.zh} ${text.en}` };
      }),
      ...catalogue.faults.map((fault) => ({
        fault,
        meaning: faults[fault],
        words: `${fault} ${panelTexts.zh.faults[fault]} ${panelTexts.en.faults[fault]}`,
      })),
      { meaning: delayOnly, words: `delay slow ${panelTexts.zh.delayOnly} ${panelTexts.en.delayOnly}` },
    ];
    return answers.map((answer) => ({
      ...answer,
      operationId,
      summary,
      isForAll,
      words: `${words} ${answer.words}`.toLowerCase(),
    }));
  });
}

/**
 * Finds the choices that contain every word of the query: exact names first, and among these the most recently called
 * operations.
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
  /** Sort rank: called operations, other operations, all operations; then the same for partial names. */
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
