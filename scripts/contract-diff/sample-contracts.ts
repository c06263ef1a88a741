import { edit } from '../contract-document/edit-document.ts';
import type { JsonObject } from '../contract-document/json.ts';

const json = (schema: JsonObject) => ({ 'application/json': { schema } });
const envelope = (data: JsonObject) => ({
  type: 'object',
  required: ['code', 'data'],
  properties: { code: { type: 'string', pattern: '^\\d+$' }, data },
});
const refusal = (...codes: string[]) => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: { code: { type: 'string', enum: codes }, msg: { type: 'string' } },
});

/** An operation with a path parameter. */
export const getAccount = (parameter: string) => ({
  operationId: 'getAccount',
  parameters: [{ name: parameter, in: 'path', required: true, schema: { type: 'string' } }],
  responses: {},
});

/** A small contract with explicit statuses and error codes. */
export const baseContract: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Accounts', version: '1.0.0' },
  security: [{ bearer: [] }],
  paths: {
    '/accounts': {
      get: {
        operationId: 'listAccounts',
        security: [],
        parameters: [
          { name: 'size', in: 'query', schema: { type: 'integer', default: 10 } },
          { name: 'kinds', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: {
          200: {
            description: 'Accounts',
            content: {
              ...json(envelope({ type: 'array', items: { $ref: '#/components/schemas/Account' } })),
              'text/csv': {},
            },
          },
        },
      },
      post: {
        operationId: 'createAccount',
        description: 'Creates an account',
        requestBody: {
          required: true,
          content: {
            ...json({
              type: 'object',
              required: ['name', 'email', 'kind'],
              properties: {
                name: { type: 'string', maxLength: 20 },
                email: { type: 'string' },
                kind: { enum: ['main', 'sub'] },
                note: { type: 'string', pattern: '^a' },
                size: { type: 'integer' },
                owner: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
                password: { type: 'string', 'x-encrypted': 'rsa', 'x-plain-text': { minLength: 8 } },
              },
            }),
            'text/csv': {},
          },
        },
        responses: {
          200: {
            description: 'The account, or why not',
            content: json({ oneOf: [envelope({ type: 'string' }), refusal('A2001', 'A2012')] }),
          },
          400: { description: 'Invalid', content: json(refusal('A0400')) },
        },
      },
    },
    '/accounts/{id}': { get: getAccount('id') },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Account: {
        type: 'object',
        required: ['name', 'kind', 'created'],
        properties: {
          name: { description: 'A name', type: 'string', maxLength: 20 },
          kind: { enum: ['main', 'sub'] },
          created: { type: 'string', format: 'date' },
          note: { type: 'string' },
          parent: { oneOf: [{ $ref: '#/components/schemas/Account' }, { type: 'null' }] },
        },
      },
    },
  },
};

const create = '/paths/~1accounts/post';

/** The same contract with a range of statuses and the error codes in an extension. */
export const legacyContract: JsonObject = edit(baseContract, [
  [`${create}/x-error-codes`, ['A2001', 'A2012']],
  ['/x-common-error-codes', { always: ['A0400'], authorised: [], encrypted: [] }],
  [`${create}/responses/400`, undefined],
  [
    `${create}/responses/4XX`,
    {
      description: 'Invalid',
      content: json({
        type: 'object',
        required: ['code', 'msg'],
        properties: { code: { type: 'string', pattern: '^[A-Z]\\d+$' }, msg: { type: 'string' } },
      }),
    },
  ],
  [`${create}/responses/200/content/application~1json/schema`, envelope({ type: 'string' })],
  [`${create}/responses/200/description`, 'The account'],
]);
