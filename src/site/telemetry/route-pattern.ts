import type { Params } from 'react-router';

/**
 * The path pattern of a page, such as `/:lang/about/news/:id`: its path with the names of the parameters instead of their values. A
 * page that does not exist is `*`.
 */
export function routePattern(pathname: string, params: Readonly<Params>): string {
  if (params['*'] !== undefined) return '*';
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  return pathname
    .split('/')
    .map((segment) => {
      const name = names.get(decodeURIComponent(segment));
      return name === undefined ? segment : `:${name}`;
    })
    .join('/');
}
