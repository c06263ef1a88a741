import {
  type AuthoredOperation,
  type Description,
  type ErrorEntry,
  type Json,
  listOperations,
} from './description.ts';
import type { RecordedExample } from './record-examples.ts';
import { addSchemaExamples } from './schema-examples.ts';

const summaries: Record<string, string> = {
  success: 'Success',
  zh: 'Success, content in Chinese',
  en: 'Success, content in English',
};

/** Adds the recorded examples to a copy of the contract. */
export function addExamples(
  contract: Description,
  recorded: ReadonlyMap<string, readonly RecordedExample[]>,
  catalogue: Record<string, ErrorEntry>,
): Description {
  const published = structuredClone(contract);
  const { components } = published;
  const shared: Record<string, Json> = {};
  components.examples = shared;

  /** References to the examples of codes. The envelope holds the meaning of the catalogue. */
  const sharedExamples = (codes: readonly string[]) =>
    Object.fromEntries(
      codes.map((code) => {
        const msg = catalogue[code]?.meaning ?? code;
        shared[code] = { summary: msg, value: { code, msg, data: null } };
        return [code, { $ref: `#/components/examples/${code}` }];
      }),
    );
  for (const response of Object.values(components.responses ?? {}))
    mediaOf(response).examples = sharedExamples(codesIn(response));

  for (const { operation } of listOperations(published)) {
    const examples = recorded.get(operation.operationId) ?? [];
    addRequestExamples(operation, examples, published);
    for (const [status, response] of Object.entries(operation.responses)) {
      if ('$ref' in response) continue;
      const own = examples.filter((example) => example.status === Number(status));
      const isRecorded = (code: string) => own.some(({ name }) => name === code);
      mediaOf(response).examples = {
        ...Object.fromEntries(own.map((example) => [example.name, toExample(example)])),
        ...sharedExamples(codesIn(response).filter((code) => !isRecorded(code))),
      };
    }
  }
  addSchemaExamples(published, recorded);
  removeUnusedParameters(published);
  return published;
}

/** A parameter with examples of its own is no longer a reference. */
function removeUnusedParameters({ paths, components: { parameters = {} } }: Description): void {
  const text = JSON.stringify(paths);
  for (const name of Object.keys(parameters))
    if (!text.includes(`"#/components/parameters/${name}"`)) delete parameters[name];
}

const toExample = ({ name, cause, envelope }: RecordedExample) => ({
  summary: summaries[name] ?? envelope.msg,
  ...(cause && { description: cause }),
  value: envelope,
});

function mediaOf(response: unknown): Json {
  const media =
    isJson(response) && isJson(response.content) ? response.content['application/json'] : undefined;
  if (!isJson(media)) throw new Error(`${JSON.stringify(response)} has no JSON`);
  return media;
}

/** Request and response examples of the same name belong together. */
function addRequestExamples(
  operation: AuthoredOperation,
  examples: readonly RecordedExample[],
  { components }: Description,
) {
  const requests = examples.map(({ name, cause, request, envelope }) => ({
    name,
    summary: summaries[name] ?? envelope.msg,
    description: cause,
    ...request,
  }));
  if (operation.requestBody) {
    mediaOf(operation.requestBody).examples = Object.fromEntries(
      requests.map(({ name, summary, description, body }) => [
        name,
        { summary, ...(description && { description }), value: body },
      ]),
    );
  }
  operation.parameters = operation.parameters?.map((parameter) => {
    const found = resolve(parameter, components.parameters);
    const named = requests.filter(({ parameters }) => parameters.get(`${found.name}`) !== undefined);
    if (named.length === 0) return parameter;
    const { example: _, ...rest } = found;
    const values = named.map(({ name, summary, parameters }) => [
      name,
      { summary, value: parameters.get(`${found.name}`) },
    ]);
    return { ...rest, examples: Object.fromEntries(values) };
  });
}

function resolve(parameter: Json, parameters: Record<string, Json> = {}): Json {
  const name = typeof parameter.$ref === 'string' ? parameter.$ref.split('/').at(-1) : undefined;
  return name === undefined ? parameter : (parameters[name] ?? parameter);
}

/** The codes that the schema of a response enumerates. */
function codesIn(node: unknown): string[] {
  if (!isJson(node)) return [];
  const { code } = isJson(node.properties) ? node.properties : {};
  const own = isJson(code) && Array.isArray(code.enum) ? code.enum : [];
  return [
    ...own,
    ...Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).flatMap(codesIn)),
  ];
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
