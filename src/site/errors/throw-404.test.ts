import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { throw404 } from './throw-404.ts';

const failing = (failure: { code?: string; status: number }) =>
  throw404(Promise.reject(new ApiError(failure, { endsSession: false })));

describe('a page whose content the API does not find', { tags: ['R2.6'] }, () => {
  test('responds with 404', async () => {
    for (const failure of [{ code: 'B004', status: 200 }, { code: 'A0404', status: 404 }, { status: 404 }]) {
      await expect(failing(failure)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });

  test('returns data and rethrows other failures', async () => {
    await expect(failing({ code: 'B0001', status: 500 })).rejects.toBeInstanceOf(ApiError);
    await expect(throw404(Promise.resolve(1))).resolves.toBe(1);
  });
});
