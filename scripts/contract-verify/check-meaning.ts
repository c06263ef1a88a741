import type { Difference } from '../../mocks/engine/validation.ts';
import { isObject, type JsonObject, toObject } from '../contract-document/json.ts';
import { describedValues } from './described-values.ts';

/** 2001-09-09. A time in seconds is before it. */
const minTime = 1_000_000_000_000;
/** 9999-12-31, which stands for never. A time in microseconds is after it. */
const maxTime = 253_402_300_800_000;

/**
 * Lists values of the right form that cannot be meant: texts that lost their characters, and times in another unit. Times are the
 * only values of the format int64, and 0 is none.
 */
export function checkValues(contract: JsonObject, schema: unknown, body: unknown): Difference[] {
  return describedValues(contract, [schema], body).flatMap(({ path, value, schemas }) => {
    if (typeof value === 'string') {
      const isLost = value.includes('\uFFFD') || /\?{3}|^[?\s]*\?\?[?\s]*$/.test(value);
      return isLost ? [{ path, expected: 'text with its characters', got: JSON.stringify(value) }] : [];
    }
    if (typeof value !== 'number') return [];
    const isTime = schemas.some(({ keywords }) => keywords.get('format')?.has('int64'));
    const isPlausible = value === 0 || (value >= minTime && value <= maxTime);
    return isTime && !isPlausible ? [{ path, expected: 'a time in milliseconds', got: `${value}` }] : [];
  });
}

/** Compares a list with what was asked: the page, its size, and no more entries than these. */
export function checkPaging(query: object | undefined, data: unknown): Difference[] {
  const { page: asked = 1, size: most } = toObject(query);
  if (typeof most !== 'number') return [];
  const isPage = isObject(data);
  const { list = data, page, size, total } = toObject(data);
  const differences: Difference[] = [];
  const add = (path: string, expected: unknown, got: unknown) =>
    differences.push({ path, expected: `${expected}`, got: `${got}` });
  if (isPage && page !== asked) add('/data/page', `${asked}, as asked`, page);
  if (isPage && size !== most) add('/data/size', `${most}, as asked`, size);
  // How many entries a page of another size has to have was not asked.
  if (!Array.isArray(list) || (typeof size === 'number' && size !== most)) return differences;
  if (list.length > most)
    add(isPage ? '/data/list' : '/data', `at most ${most} entries, as asked`, list.length);
  const before = (Number(asked) - 1) * most;
  if (typeof total === 'number' && list.length > 0 && total < before + list.length)
    add('/data/total', `at least ${before + list.length}, the entries up to this page`, total);
  if (typeof total === 'number' && list.length < Math.min(most, total - before))
    add('/data/list', `${Math.min(most, total - before)} entries out of ${total}`, list.length);
  return differences;
}

/** A cache that many people share must not keep what belongs to one of them. */
export function checkCaching(headers: Headers): Difference[] {
  const cacheControl = headers.get('cache-control') ?? '';
  return /\bpublic\b|\bs-maxage\s*=\s*"?[1-9]/i.test(cacheControl)
    ? [
        {
          path: 'Cache-Control',
          expected: 'private or no-store, as the data belongs to an account',
          got: cacheControl,
        },
      ]
    : [];
}

/** A session that the backend has just opened ends in the future. */
export function checkSession(data: unknown, now: number): Difference[] {
  const { expired } = toObject(data);
  return typeof expired === 'number' && expired >= minTime && expired <= now
    ? [{ path: '/data/expired', expected: 'a time in the future', got: new Date(expired).toISOString() }]
    : [];
}
