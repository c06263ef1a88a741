import { readFileSync } from 'node:fs';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntryWriter } from '../recording/har.ts';
import { readHar } from '../recording/read-har.ts';
import { createRecordedBackend } from '../recording/recorded-backend.ts';
import { createApi } from './api.ts';
import { createFakeBackend } from './backend.ts';
import type { BackendDefinition } from './backend-definition.ts';
import { fixedClock } from './clock.ts';
import { httpCodes, plainJson } from './envelope.ts';
import { type Call, fail, ok } from './operation.ts';

/*
 * The engine on a contract of another product: plain JSON bodies, HTTP statuses for errors, no envelope and no login.
 * `docs/engine.md` shows this code.
 */

const json = (schema: object) => ({ 'application/json': { schema } });
const pet = { $ref: '#/components/schemas/Pet' };
const error = { description: 'The reason.', content: json({ $ref: '#/components/schemas/Error' }) };
const onePet = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];

const contract = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        parameters: [{ name: 'kind', in: 'query', schema: { enum: ['cat', 'dog'] } }],
        responses: { 200: { content: json({ type: 'array', items: pet }) }, 400: error },
      },
      post: {
        operationId: 'createPet',
        requestBody: { content: json({ $ref: '#/components/schemas/NewPet' }) },
        responses: { 201: { content: json(pet) }, 400: error, 409: error },
      },
    },
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        parameters: onePet,
        responses: { 200: { content: json(pet) }, 400: error, 404: error },
      },
      delete: {
        operationId: 'deletePet',
        parameters: onePet,
        responses: { 204: { description: 'It is gone.' }, 404: error },
      },
    },
  },
  components: {
    schemas: {
      NewPet: {
        type: 'object',
        required: ['name', 'kind'],
        properties: { name: { type: 'string', minLength: 1 }, kind: { enum: ['cat', 'dog'] } },
      },
      Pet: {
        allOf: [
          { $ref: '#/components/schemas/NewPet' },
          { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
        ],
      },
      Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
    },
  },
};

interface NewPet {
  name: string;
  kind: 'cat' | 'dog';
}
type Pet = NewPet & { id: number };

/** What the handlers get, as openapi-typescript would type it. */
interface Calls {
  listPets: PetCall<object, { kind?: Pet['kind'] }>;
  createPet: PetCall<object, object, NewPet>;
  getPet: PetCall<{ id: number }>;
  deletePet: PetCall<{ id: number }>;
}
type PetCall<Path, Query = object, Body = undefined> = Call<
  { path: Path & object; query: Query & object; body: Body },
  PetDb
>;
type PetDb = ReturnType<typeof createDb>;

function createDb() {
  const pets = new Map<number, Pet>([[1, { id: 1, name: 'Rex', kind: 'dog' }]]);
  return { pets, clock: fixedClock(0), save: () => ({ pets: [...pets.values()] }) };
}

const api = createApi<Calls>({ contract, envelope: plainJson, codes: httpCodes });

const definition: BackendDefinition<Calls, PetDb> = {
  api,
  createDb,
  operations: {
    listPets: {
      handle: ({ db, query }) =>
        ok([...db.pets.values()].filter(({ kind }) => kind === (query.kind ?? kind))),
    },
    createPet: {
      handle({ db, body }) {
        // A defect: the contract requires a name that is not empty.
        if (body.name === 'nameless') return ok({ id: 0, name: '', kind: body.kind });
        if ([...db.pets.values()].some(({ name }) => name === body.name)) return fail('409', 'Known already');
        const created = { ...body, id: db.pets.size + 1 };
        db.pets.set(created.id, created);
        return ok(created);
      },
    },
    getPet: {
      handle({ db, path }) {
        const found = db.pets.get(path.id);
        return found ? ok(found) : fail('404');
      },
    },
    deletePet: { handle: ({ db, path }) => (db.pets.delete(path.id) ? ok(null) : fail('404')) },
  },
};

const base = 'https://pets.example.com/v2';
const violations: string[] = [];
const backend = createFakeBackend(definition, {
  base,
  onViolation: (violation) => violations.push(violation),
});
const server = setupServer(...backend.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Sends a request to a sandbox of its own, as any client would. */
function client(sandbox: string) {
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(base + path, {
      method,
      headers: { 'X-Mock-Session': sandbox, 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}

test('handlers answer with plain bodies and HTTP statuses, and keep what was written', async () => {
  const send = client('state');
  const whiskers = { name: 'Whiskers', kind: 'cat' };
  expect(await send('POST', '/pets', whiskers)).toEqual({ status: 201, body: { ...whiskers, id: 2 } });
  expect(await send('POST', '/pets', whiskers)).toEqual({ status: 409, body: { error: 'Known already' } });
  expect(await send('GET', '/pets?kind=cat')).toEqual({ status: 200, body: [{ ...whiskers, id: 2 }] });
  expect(await send('DELETE', '/pets/2')).toEqual({ status: 204, body: undefined });
  expect(await send('GET', '/pets/2')).toEqual({ status: 404, body: { error: 'Not Found' } });
  expect((await send('PATCH', '/pets/2')).status).toBe(405);
  expect((await client('another')('GET', '/pets')).body).toHaveLength(1);
});

test.each([
  ['POST', '/pets', { name: 'Tom' }, 'Parameter "kind" is missing'],
  ['POST', '/pets', { name: 'Tom', kind: 'bird' }, 'Parameter "kind" must be one of cat, dog'],
  ['GET', '/pets/first', undefined, 'Parameter "id" cannot be parsed'],
])('a request against the contract is refused: %s %s %j', async (method, path, body, reason) => {
  expect(await client('wrong')(method, path, body)).toEqual({ status: 400, body: { error: reason } });
});

test('an answer against the contract is a violation', async () => {
  const send = client('violation');
  violations.length = 0;
  await send('POST', '/pets', { name: 'nameless', kind: 'cat' });
  expect(violations).toEqual(['createPet: /name must NOT have fewer than 1 characters']);
  const { body: log } = await send('GET', '/__mock__/log');
  expect(log.at(-1).violations).toEqual(['/name must NOT have fewer than 1 characters']);
});

test('rules replay errors, faults, changes and bodies', async () => {
  const send = client('rules');
  const { body: link } = await send('POST', '/__mock__/link', {
    mock: 'getPet:404@1;listPets:data={"0":{"name":"Max"}}',
  });
  expect(link.rules).toHaveLength(2);
  expect((await send('GET', '/pets/1')).status).toBe(404);
  expect((await send('GET', '/pets/1')).status).toBe(200);
  expect((await send('GET', '/pets')).body).toEqual([{ id: 1, name: 'Max', kind: 'dog' }]);
  const ghost = { id: 0, name: 'Ghost', kind: 'cat' };
  const header = { 'X-Mock': `status=503,invalid,body=${JSON.stringify(ghost)}` };
  expect(await send('GET', '/pets/1', undefined, header)).toEqual({ status: 503, body: ghost });
  await expect(send('GET', '/pets', undefined, { 'X-Mock': 'network' })).rejects.toThrow();
  const refused = await send('POST', '/__mock__/rules', { rule: 'getPet:data={"nam":"A"}' });
  expect(refused.body.error).toContain('Did you mean name');
});

test('the journal tells what happened, and the clock moves', async () => {
  const send = client('journal');
  await send('GET', '/pets/7');
  const { body: log } = await send('GET', '/__mock__/log');
  expect(log).toMatchObject([
    { operationId: 'getPet', path: '/pets/7', status: 404, code: '404', violations: [] },
  ]);
  expect((await send('POST', '/__mock__/clock', { advanceMs: 5 })).body).toEqual({ now: 5 });
});

test('the code of the document is the code of this test', () => {
  const blocks = [...readFileSync('docs/engine.md', 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
    ([, code]) => code,
  );
  const source = readFileSync(import.meta.filename, 'utf8');
  expect(blocks).toHaveLength(6);
  for (const block of blocks) expect(source).toContain(block);
});

test('recorded calls are replayed instead of the handlers', async () => {
  const send = client('recorded');
  await send('GET', '/pets/1');
  const { body: log } = await send('GET', '/__mock__/log');
  const calls = api.operations
    .filter(({ operationId }) => operationId === 'getPet')
    .map((operation) => ({
      ...log[0],
      operation,
      request: '',
      response: '{"id":1,"name":"Old","kind":"dog"}',
    }));
  const archive = JSON.stringify({ log: { entries: calls.map(createEntryWriter(api)) } });
  const upstream = createRecordedBackend(api, readHar(api, archive));
  const replaying = createFakeBackend(definition, { base, upstream });
  const get = async (path: string) => (await replaying.fetch(new Request(base + path))).json();
  expect(await get('/pets/1')).toEqual({ id: 1, name: 'Old', kind: 'dog' });
  expect(await get('/pets')).toEqual([{ id: 1, name: 'Rex', kind: 'dog' }]);
});
