import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../openapi/generated/error-codes.ts';
import { ApiError } from './api-error.ts';
import { connectionError, readResponse } from './response.ts';

const body = (code: unknown, data: unknown = null) => JSON.stringify({ code, msg: 'From the server', data });

function rejectionOf(status: number, text: string): ApiError {
  try {
    readResponse(status, text);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('The response was not rejected');
}

const failing = Object.keys(errorCodes).filter((code) => code !== '00000');

describe('an envelope on status 200', () => {
  test.each(['00000', '0', '200', 0])(
    'resolves to its data with the code %j',
    { tags: ['R7.6', 'R8.4'] },
    (code) => {
      expect(readResponse(200, body(code, { id: '1' }))).toEqual({ id: '1' });
    },
  );

  test('without a code resolves to the body', { tags: ['R8.2'] }, () => {
    expect(readResponse(200, '{"list":[]}')).toEqual({ list: [] });
  });

  test.each(failing.filter((code) => code !== 'A2012'))(
    'toasts %s for 4 seconds',
    { tags: ['R8.4', 'R9.3'] },
    (code) => {
      const error = rejectionOf(200, body(code));
      expect(error.code).toBe(code);
      expect(error.msg).toBe('From the server');
      expect(error.handling).toEqual({ toastMs: 4000, endsSession: code === 'A0401' });
    },
  );

  test('rejects A2012 without a toast', { tags: ['R8.3'] }, () => {
    expect(rejectionOf(200, body('A2012')).handling).toEqual({ endsSession: false });
  });

  test('with invalid JSON is an error', { tags: ['R8.7'] }, () => {
    expect(rejectionOf(200, '{"code":"00000","da').handling).toEqual({ toastMs: 5000, endsSession: false });
  });
});

test.each(['{"code":"00000","data":{}}', '{"code":0,"data":{}}', '{}'])(
  'a success with the wrong data is an error without a code: %s',
  { tags: ['R8.7'] },
  (text) => {
    const check = (data: unknown) => (JSON.stringify(data) === '{}' ? 'is empty' : undefined);
    expect(() => readResponse(200, text, check)).toThrow(
      expect.objectContaining({
        code: undefined,
        status: 200,
        cause: new TypeError('is empty'),
        handling: { toastMs: 5000, endsSession: false },
      }),
    );
    expect(readResponse(200, '{"code":"00000","data":{"a":1}}', check)).toEqual({ a: 1 });
    expect(() => readResponse(200, '{"code":"A0400","data":{}}', check)).toThrow('A0400');
  },
);

describe('an HTTP error', () => {
  test.each(failing.filter((code) => code !== 'A0401'))(
    'toasts %s for 5 seconds',
    { tags: ['R8.7', 'R9.3'] },
    (code) => {
      const error = rejectionOf(400, body(code));
      expect(error.code).toBe(code);
      expect(error.handling).toEqual({ toastMs: 5000, endsSession: false });
    },
  );

  test.each([
    ['code A0401', 400, body('A0401')],
    ['status 401', 401, body('A0103')],
    ['status 401 without an envelope', 401, ''],
  ])('with %s ends the session without a toast', { tags: ['R4.9', 'R8.6'] }, (_, status, text) => {
    expect(rejectionOf(status, text).handling).toEqual({ toastMs: undefined, endsSession: true });
  });

  test.each([500, 502, 404])(
    'without an envelope toasts for 5 seconds (%i)',
    { tags: ['R8.1', 'R8.7'] },
    (status) => {
      const error = rejectionOf(status, '<html>Bad gateway</html>');
      expect(error.code).toBeUndefined();
      expect(error.handling.toastMs).toBe(5000);
    },
  );
});

describe.each([201, 202, 204, 206])('the status %i', { tags: ['R8.1', 'R8.7'] }, (status) => {
  test('is an error with a toast', () => {
    expect(rejectionOf(status, body('A0400')).handling).toEqual({ toastMs: 5000, endsSession: false });
  });

  test('does not show the text of a success as an error', () => {
    expect(rejectionOf(status, body('00000'))).toMatchObject({
      code: undefined,
      msg: undefined,
      handling: { toastMs: 5000 },
    });
  });
});

test('toasts a connection error for 5 seconds', { tags: ['R8.7'] }, () => {
  expect(connectionError().handling).toEqual({ toastMs: 5000, endsSession: false });
});
