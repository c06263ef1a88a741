import type { JsonChange } from './json-changes.ts';

/** The names of fields with secrets, such as passwords, codes and tokens, in requests and in responses. */
export interface Secrets {
  request: ReadonlySet<string>;
  response: ReadonlySet<string>;
}

/** Masks secrets. */
export interface Redaction {
  /** In the body of a request. */
  request(text: string): string;
  /** In the body of a response. */
  response(text: string): string;
  /** In the query of a path. */
  query(path: string): string;
  /** In a change of a response. */
  change(change: JsonChange): JsonChange;
}

const mask = '••••••';

export function createRedaction(
  { request, response }: Secrets = { request: new Set(), response: new Set() },
) {
  const inBody = (names: ReadonlySet<string>) => {
    const secret = new RegExp(`("(?:${[...names].join('|')})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`, 'g');
    return (text: string) => (names.size === 0 ? text : text.replaceAll(secret, `$1"${mask}"`));
  };
  const parameter = new RegExp(`([?&](?:${[...request].join('|')})=)[^&]*`, 'g');
  const redaction: Redaction = {
    request: inBody(request),
    response: inBody(response),
    query: (path) =>
      request.size === 0 ? path : path.replaceAll(parameter, `$1${encodeURIComponent(mask)}`),
    change({ path, before, after }) {
      const name = path.split('/').at(-1) ?? '';
      const redact = (value: unknown) =>
        JSON.parse(redaction.response(JSON.stringify({ [name]: value })))[name];
      return { path, before: redact(before), after: redact(after) };
    },
  };
  return redaction;
}
