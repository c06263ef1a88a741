/**
 * Adds the base path of the site to files that the seeded content names, such as `/covers/news-1.svg`.
 */
export function rewriteAssetPaths(
  folder: string,
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  if (folder === '/') return answer;
  return async (request) => {
    const response = await answer(request);
    if (response.type === 'error' || response.body === null) return response;
    const text = (await response.text()).replaceAll('"/covers/', `"${folder}covers/`);
    return new Response(text, { status: response.status, headers: response.headers });
  };
}
