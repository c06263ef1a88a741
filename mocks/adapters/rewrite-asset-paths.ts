/**
 * Adds the base path of the site to files that the seeded content names, such as `/covers/news-1.svg`.
 */
export function rewriteAssetPaths(
  folder: string,
  handleRequest: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  if (folder === '/') return handleRequest;
  return async (request) => {
    const response = await handleRequest(request);
    if (response.type === 'error' || response.body === null) return response;
    const text = (await response.text()).replaceAll('"/covers/', `"${folder}covers/`);
    return new Response(text, { status: response.status, headers: response.headers });
  };
}
