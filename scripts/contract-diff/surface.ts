import { type FlatSchema, flatten } from '../contract-document/flat-schema.ts';
import {
  canonicalText,
  isObject,
  type JsonObject,
  resolve,
  toList,
  toObject,
  toStrings,
  without,
} from '../contract-document/json.ts';
import {
  addAlternatives,
  addSchema,
  type Facts,
  fact,
  flag,
  type Place,
  type Places,
  type Spot,
  type Surface,
} from './schema-places.ts';

export interface Operation {
  id: string;
  /** Such as `POST /v1/users/sub`. */
  call: string;
  definition: JsonObject;
}

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'];

/** Lists the operations of an OpenAPI 3 document. */
export function listOperations(document: JsonObject): Operation[] {
  return Object.entries(toObject(document.paths)).flatMap(([path, value]) => {
    const item = resolve(document, value);
    return methods.flatMap((method) => {
      const own = item[method];
      if (!isObject(own)) return [];
      const call = `${method.toUpperCase()} ${path}`;
      const parameters = [...toList(item.parameters), ...toList(own.parameters)];
      // What a path says applies to each of its operations.
      const definition = { security: document.security, ...without(item, ...methods), ...own, parameters };
      return [{ id: String(own.operationId ?? call), call, definition }];
    });
  });
}

/** Stands for the codes that an error response allows without naming them. */
export const anyCode = 'of any name';
/** The key of a call without a login. */
export const noLogin = 'login';

/** The keywords of an object. */
const factsOf = (document: JsonObject, object: JsonObject): Facts =>
  new Map(
    Object.entries(object).map(([keyword, value]) => [keyword, new Set([canonicalText(document, value)])]),
  );

/** Reads what a contract says outside of its operations. */
export function readFrame(document: JsonObject): Surface {
  const others = without(document, 'info', 'paths', 'components', 'security');
  const facts = factsOf(document, { ...others, ...without(toObject(document.info), 'version') });
  return new Map([['', { ...outermost, kind: 'alternative', name: 'contract', facts }]]);
}

const outermost = { direction: 'request', parent: 'none' } as const;

/** Reads the surface of an operation. */
export function readSurface(document: JsonObject, { call, definition }: Operation): Surface {
  const surface = new Map<string, Place>();
  const add: Places['add'] = (key, place, ...facts) => {
    surface.set(key, { ...place, facts: new Map(facts.flatMap((some) => [...some])) });
  };
  const places: Places = { document, add };
  const { parameters, requestBody, responses, security, ...others } = definition;
  const whole = { ...outermost, kind: 'alternative', name: 'operation' } as const;
  // The names of path parameters do not matter.
  add('', whole, factsOf(document, others), fact('call', call.replaceAll(/\{[^{}]+\}/g, '{}')));
  addLogins();
  addParameters();
  if (requestBody !== undefined) addBody(resolve(document, requestBody));
  addResponses();
  return surface;

  function addLogins(): void {
    const defined = toObject(toObject(document.components).securitySchemes);
    const alternatives = toList(security);
    for (const login of alternatives.length > 0 ? alternatives : [{}]) {
      const names = Object.keys(toObject(login));
      const schemes = names.map((name) => resolve(document, defined[name]));
      const keys = schemes.map(({ type, scheme, in: place, name }) => [type, scheme, place, name].join(' '));
      const name = names.length > 0 ? `login ${names.join(' with ')}` : 'call without a login';
      const scopes = Object.values(toObject(login)).flatMap(toStrings);
      const facts = schemes.map((scheme) => factsOf(document, scheme));
      const place = { ...outermost, kind: 'login', name } as const;
      add([noLogin, ...keys.sort()].join(' '), place, ...facts, fact('scope', ...scopes));
    }
  }

  /** Path parameters are named by their position: a client does not see their name. */
  function addParameters(): void {
    const positions = [...call.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
    for (const value of toList(parameters)) {
      const { name, in: location } = resolve(document, value);
      const key = `${location} ${location === 'path' ? positions.indexOf(String(name)) : name}`;
      addMember({ ...outermost, key, whole: `${location} parameter "${name}"` }, value);
    }
  }

  /** Adds a parameter or a header. */
  function addMember(spot: Omit<Spot, 'kind' | 'part'>, value: unknown): void {
    const definition = resolve(document, value);
    const { name: _, in: location, required, schema, content, style, explode, ...others } = definition;
    const [[mediaType, media] = []] = Object.entries(toObject(content));
    const usual = location === 'query' || location === 'cookie' ? 'form' : 'simple';
    const used = mediaType ?? String(style ?? usual);
    addSchema(
      places,
      { ...spot, kind: 'member', part: `item of ${spot.whole}` },
      schema ?? toObject(media).schema,
      factsOf(document, others),
      flag('required', required === true),
      fact('style', `${used}${(explode ?? used === 'form') ? ' exploded' : ''}`),
    );
  }

  function addBody({ required, content, ...others }: JsonObject): void {
    const place = { ...outermost, kind: 'member', name: 'request body' } as const;
    add('request', place, factsOf(document, others), flag('required', required === true));
    for (const [mediaType, media] of Object.entries(toObject(content))) {
      const key = `request ${mediaType}`;
      const suffix = suffixOf(mediaType);
      const names = { whole: `request body${suffix}`, part: `request field${suffix}` };
      addMediaType(key, { ...place, name: `request body as ${mediaType}`, parent: 'request' }, media);
      const spot = { ...outermost, ...names, kind: 'alternative', parent: key, key: `${key} body` } as const;
      addSchema(places, spot, toObject(media).schema);
    }
  }

  function addMediaType(key: string, place: Omit<Place, 'facts'>, media: unknown): void {
    add(key, { ...place, kind: 'media' }, factsOf(document, without(toObject(media), 'schema')));
  }

  function addResponses(): void {
    const codes = new Map<string, Set<string>>();
    for (const [name, value] of Object.entries(toObject(responses))) {
      const { headers, content, ...others } = resolve(document, value);
      const status = name.toUpperCase();
      const parent = `status ${status}`;
      const place = { direction: 'response', kind: 'status', parent: 'none' } as const;
      add(parent, { ...place, name: `response status ${status}` }, factsOf(document, others));
      for (const [header, value] of Object.entries(toObject(headers))) {
        const whole = `header "${header}" of response ${status}`;
        addMember({ ...place, parent, key: `${parent} ${header.toLowerCase()}`, whole }, value);
      }
      for (const [mediaType, media] of Object.entries(toObject(content))) {
        const key = `${parent} ${mediaType}`;
        addMediaType(key, { ...place, parent, name: `response ${status} as ${mediaType}` }, media);
        const suffix = suffixOf(status === '200' ? '' : status, mediaType);
        const names = { whole: `response${suffix}`, part: `response field${suffix}` };
        const schemas = flatten(document, toObject(media).schema);
        for (const code of addEnvelopes({ parent: key, ...names }, schemas, status.startsWith('2')))
          codes.set(code, new Set([...(codes.get(code) ?? []), status]));
      }
    }
    const place = { direction: 'response', parent: 'none', kind: 'code' } as const;
    for (const [code, statuses] of codes)
      add(`code ${code}`, { ...place, name: `error code ${code}` }, fact('status', ...statuses));
  }

  /** Adds the successes and the errors of a response, which the `code` of the envelope tells apart. Returns the error codes. */
  function addEnvelopes(
    spot: Pick<Spot, 'parent' | 'whole' | 'part'>,
    schemas: readonly FlatSchema[],
    isSuccess: boolean,
  ): string[] {
    const { parent } = spot;
    const named = schemas.map((schema) => errorCodesOf(document, schema));
    const errors = schemas.filter((_, index) => named[index] || !isSuccess);
    const successes = schemas.filter((schema) => !errors.includes(schema));
    const success = { ...spot, direction: 'response', kind: 'success', key: `${parent} success` } as const;
    if (successes.length > 0) addAlternatives(places, success, successes);
    const names = { whole: 'error response', part: 'error field' };
    const error = { ...success, ...names, kind: 'error', key: `${parent} error` } as const;
    const envelopes = errors.map((schema) => withoutCodes(document, schema));
    if (errors.length > 0) addAlternatives(places, error, envelopes);
    return named.flatMap((codes) => codes ?? (isSuccess ? [] : [anyCode]));
  }
}

/** What distinguishes a name from that of the usual response, or of JSON. */
function suffixOf(...details: string[]): string {
  const unusual = details.filter((detail) => detail && detail !== 'application/json');
  return unusual.length > 0 ? ` (${unusual.join(', ')})` : '';
}

/**
 * The error codes that an envelope may carry; `anyCode` when its schema does not name them, undefined for the envelope of a
 * success.
 */
function errorCodesOf(document: JsonObject, envelope: FlatSchema): string[] | undefined {
  const code = envelope.properties.get('code');
  if (code === undefined) return undefined;
  const [schema] = flatten(document, code);
  const values = [...(schema?.values ?? [])].map((value) => String(JSON.parse(value)));
  if (values.length > 0) return values.every((value) => /^\d+$/.test(value)) ? undefined : values;
  return [...(schema?.keywords.get('pattern') ?? [])].every(allowsDigits) ? undefined : [anyCode];
}

function allowsDigits(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test('00000');
  } catch {
    // A pattern of another language.
    return true;
  }
}

/** The error codes are compared by themselves. */
function withoutCodes(document: JsonObject, envelope: FlatSchema): FlatSchema {
  const code = envelope.properties.get('code');
  if (code === undefined) return envelope;
  const withoutValues = (schema: unknown): JsonObject => {
    const { enum: _, const: __, allOf, ...others } = resolve(document, schema);
    return { ...others, allOf: toList(allOf).map(withoutValues) };
  };
  return { ...envelope, properties: new Map([...envelope.properties, ['code', withoutValues(code)]]) };
}
