import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isApiError } from './is-api-error.ts';

const failed = (code?: string) => new ApiError({ code, status: 200 }, { endsSession: false });

test('a code of the operation narrows the error, and so does a failure without a code', () => {
  expect(isApiError(failed('A2012'), 'createSubUser')).toBe(true);
  expect(isApiError(failed('A0415'), 'createSubUser')).toBe(true);
  expect(isApiError(failed(), 'createSubUser')).toBe(true);
});

test('a code of another operation, a code that the contract does not name, and any other error do not', () => {
  expect(isApiError(failed('A5022'), 'createSubUser')).toBe(false);
  expect(isApiError(failed('Z9999'), 'createSubUser')).toBe(false);
  expect(isApiError(new Error('A2012'), 'createSubUser')).toBe(false);
});

describe('the codes of an operation are a type', () => {
  const unexpected = (code: never) => code;

  test('a switch over them is exhaustive', () => {
    const kindOf = (code: ApiError<'getNews'>['code']) => {
      switch (code) {
        case 'B004':
        case 'A0404':
          return 'missing';
        case 'A0400':
        case 'A0405':
        case 'A0406':
        case 'A0407':
        case 'A0415':
        case 'A0417':
        case 'A0460':
        case 'B005':
          return 'wrong';
        case 'B0001':
        case 'B002':
        case undefined:
          return 'failed';
        default:
          return unexpected(code);
      }
    };
    expect(kindOf('B004')).toBe('missing');
    const incomplete = (code: ApiError<'getNews'>['code']) => {
      if (code === 'B004') return code;
      // @ts-expect-error: other codes are left
      return unexpected(code);
    };
    expect(incomplete('B004')).toBe('B004');
  });

  test('a code that the operation cannot return does not compile', () => {
    const error: unknown = failed('A2012');
    if (!isApiError(error, 'createSubUser')) throw new Error('The code belongs to the operation');
    expect(error.code === 'A2012').toBe(true);
    // @ts-expect-error: createSubUser does not return it
    expect(error.code === 'A5022').toBe(false);
    // @ts-expect-error: the code is not a value of the type either
    const code: ApiError<'createSubUser'>['code'] = 'A5022';
    expect(code).toBeDefined();
    // @ts-expect-error: the contract has no such operation
    type Unknown = ApiError<'createUser'>;
    const any: Unknown | ApiError = error;
    expect(any).toBe(error);
  });
});
