import { expect, test } from 'vitest';
import { compareContracts } from '../contract-diff/compare-contracts.ts';
import { baseContract } from '../contract-diff/sample-contracts.ts';
import { edit } from '../contract-document/edit-document.ts';
import { applyActions } from './overlay.ts';
import { recordResponse } from './record-response.ts';
import { createRecording } from './recording.ts';

const account = { name: 'A', kind: 'sub', created: '2026-01-01' };
const listed = (item: object) => ({ code: '00000', data: [{ ...account, ...item }] });

/** Responses of a backend with what they add to the contract. */
const observations: [string, { operationId?: string; status?: number; body: unknown }, string[]][] = [
  ['a known response', { body: listed({}) }, []],
  [
    'a new field',
    { body: listed({ city: { name: 'Berlin', zip: null } }) },
    ['response field "data[].city" is new'],
  ],
  [
    'a field that later items lack',
    { body: { code: '00000', data: [{ ...account, city: 'Berlin' }, account] } },
    ['response field "data[].city" is new'],
  ],
  [
    'a new list of different items',
    { body: listed({ tags: [{ a: 1 }, { b: '2' }] }) },
    ['response field "data[].tags" is new'],
  ],
  [
    'a missing field',
    { body: { code: '00000', data: [{ name: 'A', kind: 'sub' }] } },
    ['response field "data[].created" is now optional'],
  ],
  [
    'a new enum value',
    { body: listed({ kind: 'guest' }) },
    ['response field "data[].kind" has the new value "guest"'],
  ],
  [
    'a field that is null',
    { body: listed({ name: null }) },
    ['response field "data[].name" may now be null'],
  ],
  [
    'a field of another type',
    { body: listed({ name: 7 }) },
    ['response field "data[].name" is now string or integer instead of string'],
  ],
  [
    'an alternative of another type',
    { body: listed({ parent: 'A' }) },
    ['response field "data[].parent" has a new alternative, string'],
  ],
  [
    'a longer text',
    { body: listed({ name: 'A'.repeat(30) }) },
    ['response field "data[].name" has maxLength 30 instead of 20'],
  ],
  [
    'a recursive field',
    { body: listed({ parent: { ...account, parent: null, note: 7 } }) },
    ['response field "data[].note" is now string or integer instead of string'],
  ],
  [
    'a new error code',
    { operationId: 'createAccount', body: { code: 'A2013', msg: 'No' } },
    ['error code A2013 is new with status 200'],
  ],
  ['a first error code', { body: { code: 'A2013', msg: 'No' } }, ['error code A2013 is new with status 200']],
  [
    'a new error code with a known status',
    { operationId: 'createAccount', status: 400, body: { code: 'A0417', msg: 'No' } },
    ['error code A0417 is new with status 400'],
  ],
  [
    'a new status',
    { operationId: 'createAccount', status: 409, body: { code: 'A2001', msg: 'No' } },
    ['error code A2001 comes with status 200 and 409 instead of 200', 'response status 409 is new'],
  ],
  ['a success with another status', { status: 201, body: listed({}) }, ['response status 201 is new']],
  ['no envelope', { body: [1] }, []],
  ['an unknown operation', { operationId: 'none', body: listed({}) }, []],
];

test.for(observations)('%s', ([, { operationId = 'listAccounts', status = 200, body }, expected]) => {
  const recording = createRecording(baseContract);
  recordResponse(recording, { operationId, status, body });
  const changes = compareContracts(baseContract, recording.document);
  expect(changes.map(({ text }) => text)).toEqual(expected);

  // The overlay alone gives the same contract, and the same response adds nothing to it.
  const { actions } = recording;
  expect(applyActions(baseContract, actions)).toEqual(recording.document);
  const again = createRecording(recording.document);
  recordResponse(again, { operationId, status, body });
  expect(again.actions).toEqual([]);
});

test('an inferred schema contains no values', () => {
  const recording = createRecording(baseContract);
  recordResponse(recording, {
    operationId: 'listAccounts',
    status: 200,
    body: listed({ phones: ['13800000001'], owner: { id: 138 } }),
  });
  expect(JSON.stringify(recording.actions)).not.toContain('138');
});

test('a field that several schemas describe is compared with all of them', () => {
  const twice = edit(baseContract, [
    [
      '/paths/~1accounts/get/responses/200/content/application~1json/schema',
      (schema: object) => ({
        allOf: [{ type: 'object', properties: { data: { description: 'The result' } } }, schema],
      }),
    ],
  ]);
  const recording = createRecording(twice);
  recordResponse(recording, { operationId: 'listAccounts', status: 200, body: listed({}) });
  expect(recording.actions).toEqual([]);
});

test('a shared schema is widened once, for all operations that use it', () => {
  const shared = edit(baseContract, [
    ['/components/responses/BadRequest', { description: 'Invalid', content: {} }],
    ['/paths/~1accounts/get/responses/400', { $ref: '#/components/responses/BadRequest' }],
    ['/paths/~1accounts/post/responses/400', { $ref: '#/components/responses/BadRequest' }],
    [
      '/components/responses/BadRequest/content/application~1json/schema',
      { type: 'object', properties: { code: { enum: ['A0400'] } } },
    ],
  ]);
  const recording = createRecording(shared);
  recordResponse(recording, { operationId: 'listAccounts', status: 400, body: { code: 'A0417' } });
  recordResponse(recording, { operationId: 'createAccount', status: 400, body: { code: 'A0417' } });
  expect(recording.actions.map(({ target }) => target)).toEqual([
    "$['components']['responses']['BadRequest']['content']['application/json']['schema']['properties']['code']",
  ]);
});
