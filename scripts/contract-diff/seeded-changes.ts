import type { Impact } from './changes.ts';
import { getAccount } from './sample-contracts.ts';

const account = '/components/schemas/Account';
const create = '/paths/~1accounts/post';
const list = '/paths/~1accounts/get';
/** The request body of `createAccount`. */
export const requestBody = `${create}/requestBody/content/application~1json/schema`;
/** The codes of `createAccount` on status 200. */
export const refusalCodes = `${create}/responses/200/content/application~1json/schema/oneOf/1/properties/code/enum`;
const badRequest = `${create}/responses/400/content/application~1json/schema/properties/code/enum`;

/** Edits of the base contract, as JSON pointers and values, with the expected changes. Undefined removes a value. */
export const seededChanges: [string, [pointer: string, value: unknown][], `${Impact} ${string}`[]][] = [
  // Requests: a backend that accepts less breaks its clients.
  [
    'request field removed',
    [[`${requestBody}/properties/note`, undefined]],
    ['risky createAccount: request field "note" was removed'],
  ],
  [
    'request field removed from a closed body',
    [
      [`${requestBody}/properties/note`, undefined],
      [`${requestBody}/additionalProperties`, false],
    ],
    [
      'breaking createAccount: request body no longer accepts additional fields',
      'breaking createAccount: request field "note" was removed',
    ],
  ],
  [
    'request field made required',
    [[`${requestBody}/required`, ['name', 'email', 'kind', 'note']]],
    ['breaking createAccount: request field "note" is now required'],
  ],
  [
    'request field made optional',
    [[`${requestBody}/required`, ['name', 'kind']]],
    ['harmless createAccount: request field "email" is now optional'],
  ],
  [
    'optional request field added',
    [[`${requestBody}/properties/city`, { type: 'string' }]],
    ['harmless createAccount: request field "city" is new'],
  ],
  [
    'required request field added',
    [
      [`${requestBody}/properties/city`, { type: 'string' }],
      [`${requestBody}/required`, ['name', 'email', 'kind', 'city']],
    ],
    ['breaking createAccount: request field "city" is new and required'],
  ],
  [
    'enum value added to a request',
    [[`${requestBody}/properties/kind/enum`, ['main', 'sub', 'guest']]],
    ['harmless createAccount: request field "kind" has the new value "guest"'],
  ],
  [
    'enum value removed from a request',
    [[`${requestBody}/properties/kind/enum`, ['main']]],
    ['breaking createAccount: request field "kind" no longer has the value "sub"'],
  ],
  [
    'request format narrowed',
    [[`${requestBody}/properties/email/format`, 'email']],
    ['breaking createAccount: request field "email" has format email instead of nothing'],
  ],
  [
    'request pattern replaced',
    [[`${requestBody}/properties/note/pattern`, '^b']],
    ['breaking createAccount: request field "note" has pattern ^b instead of ^a'],
  ],
  [
    'request bound narrowed',
    [[`${requestBody}/properties/name/maxLength`, 10]],
    ['breaking createAccount: request field "name" has maxLength 10 instead of 20'],
  ],
  [
    'request bound widened',
    [[`${requestBody}/properties/name/maxLength`, 40]],
    ['harmless createAccount: request field "name" has maxLength 40 instead of 20'],
  ],
  [
    'bound of an encrypted text narrowed',
    [[`${requestBody}/properties/password/x-plain-text/minLength`, 10]],
    ['breaking createAccount: request field "password" has plain text minLength 10 instead of 8'],
  ],
  [
    'request type changed',
    [[`${requestBody}/properties/name/type`, 'integer']],
    ['breaking createAccount: request field "name" is now integer instead of string'],
  ],
  [
    'request type widened',
    [[`${requestBody}/properties/size/type`, 'number']],
    ['harmless createAccount: request field "size" is now number instead of integer'],
  ],
  [
    'nullable added to a request',
    [[`${requestBody}/properties/name/type`, ['string', 'null']]],
    ['harmless createAccount: request field "name" may now be null'],
  ],
  [
    'alternative removed from a request',
    [[`${requestBody}/properties/owner/oneOf`, [{ type: 'string' }]]],
    ['breaking createAccount: request field "owner" has lost an alternative, integer'],
  ],
  [
    'default changed',
    [[`${list}/parameters/0/schema/default`, 20]],
    ['risky listAccounts: query parameter "size" has the default 20 instead of 10'],
  ],
  [
    'media type of a request removed',
    [[`${create}/requestBody/content/text~1csv`, undefined]],
    ['breaking createAccount: request body is no longer accepted as text/csv'],
  ],

  // Parameters.
  [
    'required parameter added',
    [[`${list}/parameters/2`, { name: 'q', in: 'query', required: true, schema: {} }]],
    ['breaking listAccounts: query parameter "q" is new and required'],
  ],
  [
    'optional parameter added',
    [[`${list}/parameters/2`, { name: 'q', in: 'query', schema: {} }]],
    ['harmless listAccounts: query parameter "q" is new'],
  ],
  [
    'parameter removed',
    [[`${list}/parameters/0`, undefined]],
    ['risky listAccounts: query parameter "size" was removed; the backend ignores it'],
  ],
  [
    'parameter made required',
    [[`${list}/parameters/0/required`, true]],
    ['breaking listAccounts: query parameter "size" is now required'],
  ],
  [
    'arrays written in another way',
    [[`${list}/parameters/1/explode`, false]],
    ['breaking listAccounts: query parameter "kinds" is written as form instead of form exploded'],
  ],

  // Responses: a backend that sends more breaks its clients.
  [
    'response field removed',
    [[`${account}/properties/name`, undefined]],
    ['breaking listAccounts: response field "data[].name" was removed'],
  ],
  [
    'optional response field removed',
    [[`${account}/properties/note`, undefined]],
    ['risky listAccounts: response field "data[].note" was removed'],
  ],
  [
    'response field made optional',
    [[`${account}/required`, ['name', 'kind']]],
    ['breaking listAccounts: response field "data[].created" is now optional'],
  ],
  [
    'response field made required',
    [[`${account}/required`, ['name', 'kind', 'created', 'note']]],
    ['harmless listAccounts: response field "data[].note" is now required'],
  ],
  [
    'response field added',
    [[`${account}/properties/city`, { type: 'string' }]],
    ['harmless listAccounts: response field "data[].city" is new'],
  ],
  [
    'enum value added to a response',
    [[`${account}/properties/kind/enum`, ['main', 'sub', 'guest']]],
    ['breaking listAccounts: response field "data[].kind" has the new value "guest"'],
  ],
  [
    'enum value removed from a response',
    [[`${account}/properties/kind/enum`, ['main']]],
    ['harmless listAccounts: response field "data[].kind" no longer has the value "sub"'],
  ],
  [
    'response bound widened',
    [[`${account}/properties/name/maxLength`, 40]],
    ['breaking listAccounts: response field "data[].name" has maxLength 40 instead of 20'],
  ],
  [
    'response bound narrowed',
    [[`${account}/properties/name/maxLength`, 10]],
    ['harmless listAccounts: response field "data[].name" has maxLength 10 instead of 20'],
  ],
  [
    'response format removed',
    [[`${account}/properties/created/format`, undefined]],
    ['breaking listAccounts: response field "data[].created" has format nothing instead of date'],
  ],
  [
    'response type changed',
    [[`${account}/properties/name/type`, 'integer']],
    ['breaking listAccounts: response field "data[].name" is now integer instead of string'],
  ],
  [
    'nullable added to a response',
    [[`${account}/properties/name/type`, ['string', 'null']]],
    ['breaking listAccounts: response field "data[].name" may now be null'],
  ],
  [
    'nullable removed from a response',
    [[`${account}/properties/parent`, { $ref: '#/components/schemas/Account' }]],
    ['harmless listAccounts: response field "data[].parent" may no longer be null'],
  ],
  [
    'media type of a response removed',
    [[`${list}/responses/200/content/text~1csv`, undefined]],
    ['breaking listAccounts: response 200 is no longer available as text/csv'],
  ],

  // Statuses and error codes.
  [
    'error status added',
    [[`${list}/responses/429`, { description: 'Too many' }]],
    ['risky listAccounts: response status 429 is new'],
  ],
  [
    'success status added',
    [[`${list}/responses/201`, { description: 'Created' }]],
    ['breaking listAccounts: response status 201 is new'],
  ],
  [
    'error status removed',
    [[`${create}/responses/400`, undefined]],
    [
      'harmless createAccount: response status 400 was removed',
      'harmless createAccount: error code A0400 was removed',
    ],
  ],
  [
    'success status removed',
    [[`${list}/responses/200`, undefined]],
    ['breaking listAccounts: response status 200 was removed'],
  ],
  [
    'error code added',
    [[refusalCodes, ['A2001', 'A2012', 'A2013']]],
    ['risky createAccount: error code A2013 is new with status 200'],
  ],
  [
    'error code removed',
    [[refusalCodes, ['A2001']]],
    ['harmless createAccount: error code A2012 was removed'],
  ],
  [
    'error code moved to an error status',
    [
      [refusalCodes, ['A2001']],
      [badRequest, ['A0400', 'A2012']],
    ],
    ['breaking createAccount: error code A2012 comes with status 400 instead of 200'],
  ],
  [
    'error code moved between error statuses',
    [
      [
        `${create}/responses/422`,
        {
          description: 'Invalid',
          content: { 'application/json': { schema: { properties: { code: { enum: ['A0400'] } } } } },
        },
      ],
      [`${create}/responses/400`, undefined],
    ],
    [
      'risky createAccount: response status 422 is new',
      'risky createAccount: error code A0400 comes with status 422 instead of 400',
      'harmless createAccount: response status 400 was removed',
    ],
  ],
  [
    'error code moved to 401',
    [
      [
        `${create}/responses/401`,
        { content: { 'application/json': { schema: { properties: { code: { enum: ['A0400'] } } } } } },
      ],
      [`${create}/responses/400`, undefined],
    ],
    [
      'breaking createAccount: error code A0400 comes with status 401 instead of 400',
      'risky createAccount: response status 401 is new',
      'harmless createAccount: response status 400 was removed',
    ],
  ],
  [
    'order of alternatives changed',
    [
      [
        `${create}/responses/200/content/application~1json/schema/oneOf`,
        (members: unknown[]) => members.toReversed(),
      ],
    ],
    [],
  ],

  // Operations.
  [
    'operation removed',
    [[create, undefined]],
    ['breaking createAccount: operation POST /accounts was removed'],
  ],
  [
    'operation added',
    [['/paths/~1accounts/delete', { operationId: 'deleteAccounts', responses: {} }]],
    ['harmless deleteAccounts: operation DELETE /accounts is new'],
  ],
  [
    'operation renamed',
    [[`${create}/operationId`, 'addAccount']],
    ['risky createAccount: operation is now named addAccount; generated clients rename it'],
  ],
  [
    'path changed',
    [
      ['/paths/~1accounts~1{id}', undefined],
      ['/paths/~1members~1{id}', { get: getAccount('id') }],
    ],
    ['breaking getAccount: call is GET /members/{id} instead of GET /accounts/{id}'],
  ],
  [
    'path parameter renamed',
    [
      ['/paths/~1accounts~1{id}', undefined],
      ['/paths/~1accounts~1{accountId}', { get: getAccount('accountId') }],
    ],
    [],
  ],
  [
    'security tightened',
    [[`${list}/security`, undefined]],
    ['breaking listAccounts: operation now needs a login'],
  ],
  ['security removed', [[`${create}/security`, []]], ['risky createAccount: operation now takes no login']],
  [
    'security made optional',
    [[`${create}/security`, [{}, { bearer: [] }]]],
    ['harmless createAccount: operation now takes an optional login'],
  ],
  [
    'security scheme changed',
    [['/components/securitySchemes/bearer', { type: 'apiKey', in: 'header', name: 'X-Key' }]],
    [
      'breaking createAccount: the security scheme changed',
      'breaking getAccount: the security scheme changed',
    ],
  ],
  [
    'description changed',
    [
      [`${create}/description`, 'Other'],
      [`${account}/properties/name/description`, 'Other'],
    ],
    [
      'harmless listAccounts: response field "data[].name": description changed',
      'harmless createAccount: description changed',
    ],
  ],
  [
    'the same constraint in other words',
    [
      [
        `${account}/properties/name`,
        { allOf: [{ type: 'string' }, { maxLength: 20 }], description: 'A name' },
      ],
    ],
    [],
  ],
];
