import type { components } from '../engine/generated/control.d.ts';
import { panelTexts } from './texts.ts';

type Catalogue = components['schemas']['Catalogue'];

/** One result: an operation or all, with an answer. */
export interface Choice {
  operationId: string;
  /** The answer in the text of a rule: a code, an HTTP status, or a word. */
  answer: string;
  /** The meaning in the panel's language. */
  meaning: string;
  /** The operation in words of the panel's language. */
  summary: string;
}

interface Candidate extends Choice {
  /** The search text in lower case: the operation in both languages, and the texts of the answer. */
  words: string;
  /** The texts of the answer in lower case. */
  texts: readonly string[];
  /** Exact names in lower case: operation, code, HTTP status. */
  names: readonly string[];
  /** The number of operations that have the answer. */
  operations: number;
}

interface Wording {
  language: 'zh' | 'en';
  everyOperation: string;
  answers: typeof panelTexts.zh.answers;
}

/** HTTP statuses that people search for. The catalogue has no code for some of them. */
const statuses = ['404', '429', '500', '502', '503', '504'];

/** What people call an answer that has another name. */
const synonyms = new Map([
  ['network', 'offline 离线 断线 掉线'],
  ['timeout', '无响应 一直转'],
  ['slow', 'delay 慢 很慢 延时 卡'],
  ['empty', 'no data 空列表 没有数据 无数据'],
  ['A0401', '登录过期 会话过期 session expired'],
  ['A0103', '登录过期 会话过期 session expired'],
]);

/** Lists all choices: every code on each of its operations and on all operations, HTTP statuses, faults and words. */
export function listChoices(
  { operations, codes, faults }: Catalogue,
  { language, everyOperation, answers }: Wording,
): Candidate[] {
  const ofCodes = codes.map(({ code, meaning, text, httpStatus }) => {
    const status = httpStatus === 200 ? [] : [String(httpStatus)];
    return {
      answer: code,
      meaning: text[language],
      texts: [code, ...status, meaning, text.zh, text.en],
      names: [code, ...status],
      operations: operations.filter((operation) => operation.codes.includes(code)).length,
    };
  });
  const ofWord = (answer: string, meaning: string, ...texts: string[]) => ({
    answer,
    meaning,
    texts: [answer, ...texts],
    names: [answer],
    operations: operations.length,
  });
  const ofFault = (answer: keyof Wording['answers']) =>
    ofWord(answer, answers[answer], panelTexts.zh.answers[answer], panelTexts.en.answers[answer]);
  const targets = [
    ...operations.map(({ operationId, method, path, summary, codes: own, hasList }) => ({
      operationId,
      own: ofCodes.filter(({ answer }) => own.includes(answer)),
      hasList,
      summary: summary[language],
      words: `${operationId} ${method} ${path} ${summary.zh} ${summary.en}`,
    })),
    {
      operationId: '*',
      own: ofCodes,
      hasList: false,
      summary: everyOperation,
      words: `* ${panelTexts.zh.everyOperation} ${panelTexts.en.everyOperation}`,
    },
  ];
  return targets.flatMap(({ operationId, own, hasList, summary, words }) =>
    [
      ...own,
      ...faults.map(ofFault),
      ofFault('slow'),
      ...(hasList ? [ofFault('empty')] : []),
      ...statuses.map((status) => ofWord(status, `HTTP ${status}`)),
    ].map(({ texts, names, ...choice }) => {
      const all = [...texts, synonyms.get(choice.answer) ?? ''].map((text) => text.toLowerCase());
      return {
        ...choice,
        texts: all,
        names: [operationId, ...names].map((name) => name.toLowerCase()),
        operationId,
        summary,
        words: [words.toLowerCase(), ...all].join(' '),
      };
    }),
  );
}

/**
 * Finds the choices that contain every word of the query, the most relevant first:
 *
 * 1. exact names of an operation, a code or an HTTP status
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
  const words = toWords(query);
  if (words.length === 0) return [];
  /** The sort keys of a choice, the most important first. Lower ones come first. */
  const rank = ({ operationId, names, texts, operations }: Candidate): number[] => {
    const exact = words.filter((word) => names.includes(word)).length;
    const inAnswer = words.filter((word) => texts.some((text) => text.includes(word)));
    const calledAt = recent.indexOf(operationId);
    const place = operationId === '*' ? recent.length + 1 : calledAt < 0 ? recent.length : calledAt;
    const begins = inAnswer
      .flatMap((word) => texts.map((text) => text.indexOf(word)))
      .filter((at) => at >= 0);
    return [-exact, -inAnswer.length, place, operations, Math.min(...begins)];
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

const toWords = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Creates a function that says whether a text contains every word of a filter. */
export function createFilter(filter: string): (text: string) => boolean {
  const words = toWords(filter);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}
