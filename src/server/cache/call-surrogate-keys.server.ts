import { callsWithoutToken } from '../../../openapi/generated/call-facts.ts';
import { everything, isSurrogateKey } from './surrogate-keys.ts';

/** The kind of content by the path of the contract; the first match wins. */
const kinds: [pattern: RegExp, kind: string][] = [
  [/^\/v1\/news\/advances(?:\/|$)/, 'advances'],
  [/^\/v1\/news\/recruit/, 'recruits'],
  [/^\/v1\/news\//, 'news'],
  [/^\/v1\/seo$/, 'seo'],
];

const parameter = '{id}';

/** The public calls of the contract. Those without a parameter come first: `/v1/news/list` has no id. */
const publicCalls = [...callsWithoutToken]
  .flatMap((call) => (call.startsWith('GET ') ? [call.slice('GET '.length)] : []))
  .sort((a, b) => Number(a.includes(parameter)) - Number(b.includes(parameter)))
  .map((path) => ({
    kind: kinds.find(([pattern]) => pattern.test(path))?.[1] ?? '',
    pattern: new RegExp(`${path.replace(parameter, '([^/]+)')}$`),
  }));

/** The surrogate keys of an API call: the kind of content, and the article if the call names one. */
export function surrogateKeysOfCall(address: string): string[] {
  const { pathname } = new URL(address);
  for (const { kind, pattern } of publicCalls) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const article = match[1] ? `article:${match[1]}` : '';
    return [everything, kind, article].filter(isSurrogateKey);
  }
  return [everything];
}
