import type { AnyApi } from './api.ts';
import type { Operation } from './contract.ts';
import type { WrittenRule } from './replay.ts';

interface Facts {
  api: AnyApi;
  emptyData(operation: Operation): unknown;
}

/**
 * What a word in the place of a code stands for: `empty` for empty lists in the data of a success, an HTTP status such as `503` for the
 * code that the catalogue gives it. Undefined for another word, and for `empty` without a list.
 */
export function readAnswerWord(
  word: string,
  operation: Operation | undefined,
  { api: { codes, envelope }, emptyData }: Facts,
): Pick<WrittenRule, 'code' | 'data' | 'status'> | undefined {
  if (word === 'empty') {
    const data = operation && emptyData(operation);
    return data === undefined ? undefined : { data };
  }
  if (!/^[45]\d\d$/.test(word)) return undefined;
  const status = Number(word);
  const own = Object.values<string>(envelope.codes);
  const ofStatus = codes.filter(({ httpStatus }) => httpStatus === status).map(({ code }) => code);
  // The catalogue may have no code for a status, such as 503.
  const [code = status < 500 ? envelope.codes.badRequest : envelope.codes.internal] = [
    ...own.filter((one) => ofStatus.includes(one)),
    ...ofStatus,
  ];
  return ofStatus.length > 0 ? { code } : { code, status };
}
