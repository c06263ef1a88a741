import { recordAddition } from './contract-change.ts';
import { findFile, readProject } from './find-file.ts';
import {
  append,
  create,
  type FileEdit,
  insertBefore,
  kebabCase,
  type Recipe,
  RecipeError,
  stub,
} from './recipe.ts';

interface Endpoint {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** The page of the user area that calls it. */
  page?: string;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

const capitalize = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** Replaces the match of an expression, which must exist. */
const replace = (path: string, expression: RegExp, replacement: string): FileEdit => ({
  path,
  edit(text) {
    if (!expression.test(text)) throw new RecipeError(`${path} has no ${expression.source}.`);
    return text.replace(expression, replacement);
  },
});

/** Adds an operation to the union of a type, and an entry at the start of the object of the type. */
const addEntry = (path: string, type: string, operationId: string, entry: string): FileEdit =>
  replace(path, new RegExp(`: ${type}<([^>]*)> = \\{\n`), `: ${type}<$1 | '${operationId}'> = {\n${entry}`);

function describePath({ operationId, method, path, tag }: Endpoint): string {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => `
      - name: ${name}
        in: path
        required: true
        description: "${stub} what it identifies."
        schema: { type: string, minLength: 1, maxLength: 64 }
        example: "1"`,
  );
  const body = `
    requestBody:
      required: true
      content:
        application/json:
          schema:
            $ref: ../schemas/${tag}.yaml#/${capitalize(operationId)}Request`;
  const data =
    method === 'GET' ? `$ref: ../schemas/${tag}.yaml#/${capitalize(operationId)}Data` : 'type: "null"';
  return `${operationId}:
  ${method.toLowerCase()}:
    operationId: ${operationId}
    tags: [${tag}]
    summary: "${stub} what it does"
    x-summary-zh: "${stub} 接口用途"
    description: |-
      ${stub} what it returns or changes.

      **Requires:** a login.

      **Side effects:** ${method === 'GET' ? 'none' : `${stub} what it changes`}.
    x-error-codes: []
    parameters:
      - $ref: ../parameters.yaml#/Timestamp${parameters.join('')}${hasBody(method) ? body : ''}
    responses:
      "200":
        description: "${stub} the success."
        content:
          application/json:
            schema:
              allOf:
                - $ref: ../schemas/envelope.yaml#/Success
                - type: object
                  required: [data]
                  properties:
                    data:
                      ${data}
`;
}

const describeSchema = (name: string) => `${name}:
  description: "${stub} what it is."
  type: object
  required: [name]
  properties:
    name:
      description: "${stub} what it is."
      type: string
      minLength: 1
      maxLength: 100
  example:
    name: Lin Yue
`;

const hasBody = (method: string) => method === 'POST' || method === 'PUT';

/** The name of the function of `paths` that returns a page. */
function nameOfPage(page: string): string | undefined {
  const text = readProject('src/app/paths.ts');
  const at = text.indexOf(`'${page}'`);
  if (at === -1) return undefined;
  return [...text.slice(0, at).matchAll(/^ {2}(\w+): /gm)].at(-1)?.[1];
}

/** The page that calls an operation. Browser tests try its failures, and the API page links to it. */
function describeCall(operationId: string, page: string): FileEdit {
  const name = nameOfPage(page);
  if (!name) throw new RecipeError(`src/app/paths.ts has no ${page}. Add the page first.`);
  const caller = `path: paths.${name}(), as: 'main'`;
  return replace(
    'mocks/operations/screens.ts',
    /^(export const screens: .+\[)\n/m,
    `$1\n  { operationId: '${operationId}', ${caller}, shows: 'section' },\n`,
  );
}

/** An operation of the contract that needs a login. */
export function endpoint({ operationId, method, path, tag, page }: Endpoint): Recipe {
  if (!/^[a-z][a-zA-Z]+$/.test(operationId))
    throw new RecipeError(`${operationId} is no operationId such as listContacts.`);
  if (!methods.includes(method)) throw new RecipeError(`The method is one of ${methods.join(', ')}.`);
  if (!/^(?:\/(?:[\w-]+|\{\w+\}))+$/.test(path))
    throw new RecipeError(`${path} is no path such as /v1/company/contacts/{id}.`);
  const contract = readProject('openapi/openapi.yaml');
  if (contract.includes(`\n  ${path}:\n`))
    throw new RecipeError(`${path} exists. Add the method to its entry in openapi/paths.`);
  const pathFile = findFile('openapi/paths/*.yaml', new RegExp(`tags: \\[${tag}\\]`), `the tag ${tag}`);
  const [, related = ''] = /operationId: (\w+)/.exec(readProject(pathFile)) ?? [];
  const handlers = findFile('mocks/handlers/*.ts', new RegExp(`HandlersOf<[^>]*'${related}'`), related);
  const triggers = findFile(
    'mocks/operations/error-triggers/*.ts',
    new RegExp(`TriggersOf<[^>]*'${related}'`),
    related,
  );
  const values = [
    ...(path.includes('{')
      ? [`path: { ${[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: '1'`).join(', ')} }`]
      : []),
    ...(hasBody(method) ? ["body: { name: 'Lin Yue' }"] : []),
  ].join(', ');
  const input = `input: () => ({ ${values} })`;
  const test = `mocks/handlers/${kebabCase(operationId)}.test.ts`;
  const isRead = method === 'GET';
  const schema = capitalize(operationId) + (isRead ? 'Data' : 'Request');
  return {
    edits: [
      append(pathFile, describePath({ operationId, method, path, tag })),
      ...(isRead || hasBody(method) ? [append(`openapi/schemas/${tag}.yaml`, describeSchema(schema))] : []),
      {
        path: 'openapi/openapi.yaml',
        edit: (text) =>
          `${text.trimEnd()}\n  ${path}:\n    $ref: ${pathFile.slice('openapi/'.length)}#/${operationId}\n`,
      },
      ...recordAddition(`\`${method} ${path}\` (${operationId}) is new.`),
      addEntry(
        handlers,
        'HandlersOf',
        operationId,
        `  // ${stub} read or change the database\n  ${operationId}: () => ok(${isRead ? "{ name: 'Lin Yue' }" : 'null'}),\n\n`,
      ),
      replace(
        'mocks/operations/example-calls.ts',
        /^export const exampleCalls.+\n/m,
        `$&  ${operationId}: { as: 'main', ${input} },\n`,
      ),
      insertBefore(
        'scripts/contract-verify/plan.ts',
        isRead ? '  submitApplication: {' : '  sendLoginSms: {',
        `${values === '' ? '' : `  // ${stub} values that a real backend accepts\n`}  ${operationId}: { kind: '${isRead ? 'read' : 'write'}', ${input} },\n`,
      ),
      addEntry(triggers, 'TriggersOf', operationId, `  ${operationId}: {},\n\n`),
      replace(
        'mocks/operations/explain-code.ts',
        /^const openToEveryAccount.+\n/m,
        `$&  '${operationId}',\n`,
      ),
      ...(hasBody(method)
        ? [
            replace(
              'checks/contract/round-trip.test.ts',
              /^const withoutReading.+\n/m,
              `$&  ${operationId}: '${stub} the operation that returns the values (above), or why none does',\n`,
            ),
          ]
        : []),
      ...(page ? [describeCall(operationId, page)] : []),
      create(
        test,
        `import { expect, test } from 'vitest';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';

test('${stub} what ${operationId} does', async () => {
  const { call, logIn } = createFreshCaller();
  const reply = await call('${operationId}', { ${values} }, { token: await logIn('main') });
  expect(reply).toMatchObject({ code: '00000' });
});
`,
      ),
    ],
    toDo: [
      `In ${pathFile} and openapi/schemas/${tag}.yaml: names, descriptions, bounds and error codes. Public operations have security: [].`,
      `In ${handlers}: the handler. A new table goes into mocks/db/models.ts and mocks/db/mock-db.ts, its rows into mocks/db/seed-accounts.ts.`,
      `In ${test}: what the operation does.`,
      'In mocks/operations: the example call and the triggers. In checks/contract: what reads a write back.',
      'If some accounts may not call it: triggers of A0403 in common-error-triggers.ts instead of the entry in explain-code.ts.',
      'In scripts/contract-verify/plan.ts: the call of a real backend.',
      page
        ? `Call it from ${page}: unwrap(api.${method}('${path}', …)). In mocks/operations/screens.ts: where its failure shows, if not in a section, and the action that calls it, if not opening the page.`
        : `Call it from a page: unwrap(api.${method}('${path}', …)). Describe its error in mocks/operations/screens.ts.`,
    ],
  };
}
