import { RestartableServer } from '../../test/restartable-server.ts';

interface ProxiedResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Changes a response, with its body as text; undefined forwards it unchanged. */
type EditResponse = (
  call: { method: string; path: string },
  answer: ProxiedResponse & { body: string },
) => Partial<ProxiedResponse> | undefined;

interface RequestFaults {
  /** Whether a call is answered with success and does not reach the backend. */
  isSwallowed?(call: { method: string; path: string }): boolean;
  /** Query parameters that the backend does not get. */
  lost?: readonly string[];
}

/** Starts a proxy that injects faults into the requests to a backend and its responses. */
export async function startFaultyProxy(
  target: string,
  editResponse: EditResponse,
  { isSwallowed = () => false, lost = [] }: RequestFaults = {},
) {
  const server = new RestartableServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url = '/', headers } = request;
    const call = { method, path: url.split('?')[0] ?? '' };
    const address = new URL(target + url);
    for (const name of lost) address.searchParams.delete(name);
    const forward = () =>
      fetch(address, {
        method,
        headers: {
          ...(headers['content-type'] ? { 'Content-Type': headers['content-type'] } : {}),
          ...(headers.authorization ? { Authorization: headers.authorization } : {}),
        },
        body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
      });
    const answer = isSwallowed(call)
      ? Response.json({ code: '00000', msg: 'Ok', data: null })
      : await forward();
    const proxied = {
      status: answer.status,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      body: await answer.text(),
    };
    const edited = { ...proxied, ...editResponse(call, proxied) };
    response.writeHead(edited.status, { ...proxied.headers, ...edited.headers }).end(edited.body);
  });
  await server.start();
  return { url: server.base, stop: () => server.kill() };
}
