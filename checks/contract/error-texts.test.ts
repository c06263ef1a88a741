import { describe, expect, test } from 'vitest';
import { faults } from '../../mocks/engine/faults.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { sharedCodes } from '../../mocks/operations/shared-codes.ts';
import { type ErrorCode, errorCodes } from '../../openapi/generated/error-codes.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { errorMessage } from '../../src/api/error-message.ts';
import { readResponse } from '../../src/api/response.ts';
import { languages } from '../../src/i18n/languages.ts';
import { lookup } from '../../src/i18n/lookup.ts';
import { addAllResources } from '../../src/i18n/resources.server.ts';
import { withTimestamp } from '../../test/contract/address.ts';
import { operations } from '../../test/contract/caller.ts';

addAllResources();
const backend = createProductBackend();
const codes = Object.keys(errorCodes).filter(isFailure);
const commonCodes = new Set(Object.keys(sharedCodes));

function isFailure(code: string): code is Exclude<ErrorCode, '00000'> {
  return code !== '00000' && code in errorCodes;
}

/** Replays a rule on an operation and returns the result of the product's response handling. */
async function errorOfRule(
  operation: (typeof operations)[number],
  mock: string,
): Promise<ApiError | { data: unknown }> {
  const url = withTimestamp(`http://test${operation.path.replaceAll(/\{\w+\}/g, '1')}`);
  const response = await backend.fetch(
    new Request(url, { method: operation.method, headers: { 'X-Mock': mock } }),
  );
  try {
    return { data: readResponse(response.status, await response.text()) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** The required handling: toast duration, and whether the session ends. */
function reactionTo(code: string, status: number) {
  if (code === 'A2012' && status === 200) return { toastMs: undefined, endsSession: false };
  if (status === 200) return { toastMs: 4000, endsSession: code === 'A0401' };
  const endsSession = code === 'A0401' || status === 401;
  return { toastMs: endsSession ? undefined : 5000, endsSession };
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (_, operation) => {
    for (const code of codes) {
      if (!operation.codes.has(code) && !commonCodes.has(code)) continue;
      test(`shows ${code} in both languages, in an envelope and as an HTTP error`, {
        tags: ['R8.5', 'R8.10'],
      }, async () => {
        const usual = errorCodes[code].httpStatus;
        for (const status of new Set([usual, 200, 400, 500])) {
          const error = await errorOfRule(operation, `${code},status=${status}`);
          expect(error).toBeInstanceOf(ApiError);
          if (!(error instanceof ApiError)) continue;
          const { toastMs, endsSession } = error.handling;
          expect({ toastMs, endsSession }, `${status}`).toEqual(reactionTo(code, status));
          for (const language of languages)
            expect(errorMessage(error, language)).toBe(lookup(language, `common.apiMsg.${code}`));
        }
      });
    }

    // Network errors and timeouts have no response. The tests of the client cover them.
    const answered = faults.filter((fault) => fault !== 'network' && fault !== 'timeout');
    test.each(answered)('survives the fault %s', { tags: ['R8.2', 'R8.7'] }, async (fault) => {
      const outcome = await errorOfRule(operation, fault);
      if (fault === 'no-code') expect(outcome).toEqual({ data: { data: null } });
      else {
        expect(outcome).toBeInstanceOf(ApiError);
        if (!(outcome instanceof ApiError)) return;
        expect(outcome.handling.toastMs).toBe(fault === 'malformed' ? 5000 : 4000);
        expect(errorMessage(outcome, 'zh')).toBe(fault === 'malformed' ? 'Error' : 'An unknown code');
      }
    });
  },
);
