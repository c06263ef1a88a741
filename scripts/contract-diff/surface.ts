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

/** The names of path parameters do not matter. */
const withoutNames = (call: string) => call.replaceAll(/\{[^{}]+\}/g, '{}');

/** Stands for the codes that an error response allows without naming them. */
export const anyCode = 'of any name';
/** The key of a call without a login. */
export const noLogin = 'login';

/** The keywords of an object, except some. */
const factsOf = (document: JsonObject, object: JsonObject, ...except: string[]): Facts =>
  new Map(
    Object.entries(without(object, ...except))
      .filter(([, value]) => value !== undefined)
      .map(([keyword, value]) => [keyword, new Set([canonicalText(document, value)])]),
  );

/** Reads what a contract says outside of its operations. */
export function readFrame(document: JsonObject): Surface {
  const { info, ...others } = document;
  const facts = [
    ...factsOf(document, others, 'paths', 'components', 'security'),
    ...factsOf(document, toObject(info), 'version'),
  ];
  return new Map([['', { ...outermost, kind: 'alternative', name: 'contract', facts: new Map(facts) }]]);
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
  add(
    '',
    { ...outermost, kind: 'alternative', name: 'operation' },
    factsOf(document, others),
    fact('call', withoutNames(call)),
  );
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
      add(
        [noLogin, ...keys.sort()].join(' '),
        { ...outermost, kind: 'login', name },
        ...schemes.map((scheme) => factsOf(document, scheme)),
        fact('scope', ...scopes),
      );
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
      const whole = mediaType === json ? 'request body' : `request body as ${mediaType}`;
      const part = mediaType === json ? 'request field' : `request field as ${mediaType}`;
      addMediaType(key, { ...place, name: `request body as ${mediaType}`, parent: 'request' }, media);
      const spot = {
        ...outermost,
        kind: 'alternative',
        parent: key,
        key: `${key} body`,
        whole,
        part,
      } as const;
      addSchema(places, spot, toObject(media).schema);
    }
  }

  function addMediaType(key: string, place: Omit<Place, 'facts'>, media: unknown): void {
    add(key, { ...place, kind: 'media type' }, factsOf(document, toObject(media), 'schema'));
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
        for (const code of addEnvelopes(key, status, mediaType, flatten(document, toObject(media).schema)))
          codes.set(code, new Set([...(codes.get(code) ?? []), status]));
      }
    }
    for (const [code, statuses] of codes)
      add(
        `code ${code}`,
        { direction: 'response', parent: 'none', kind: 'error code', name: `error code ${code}` },
        fact('status', ...statuses),
      );
  }

  /** Adds the successes and the errors of a response, which the `code` of the envelope tells apart. Returns the error codes. */
  function addEnvelopes(
    parent: string,
    status: string,
    mediaType: string,
    schemas: readonly FlatSchema[],
  ): string[] {
    const isSuccess = status.startsWith('2');
    const named = schemas.map((schema) => errorCodesOf(document, schema));
    const errors = schemas.filter((_, index) => named[index] || !isSuccess);
    const successes = schemas.filter((schema) => !errors.includes(schema));
    const details = [status === '200' ? '' : status, mediaType === json ? '' : mediaType].filter(Boolean);
    const suffix = details.length > 0 ? ` (${details.join(', ')})` : '';
    const spot = { direction: 'response', parent } as const;
    if (successes.length > 0) {
      const names = { whole: `response${suffix}`, part: `response field${suffix}` };
      addAlternatives(places, { ...spot, ...names, kind: 'success', key: `${parent} success` }, successes);
    }
    if (errors.length > 0) {
      const names = { whole: 'error response', part: 'error field' };
      const envelopes = errors.map((schema) => withoutCodes(document, schema));
      addAlternatives(places, { ...spot, ...names, kind: 'error', key: `${parent} error` }, envelopes);
    }
    return named.flatMap((codes) => codes ?? (isSuccess ? [] : [anyCode]));
  }
}

const json = 'application/json';

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
