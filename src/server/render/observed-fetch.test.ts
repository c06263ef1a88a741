import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { observedFetch } from './observed-fetch.server.ts';

test.each([undefined, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'])(
  'a call keeps its headers beside the trace %s, and its outcome is reported',
  async (traceparent) => {
    const received: IncomingHttpHeaders[] = [];
    const server = createServer(({ headers }, response) => {
      received.push(headers);
      response.end();
    }).listen(0);
    const address = server.address();
    const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/v1/seo`;
    const outcomes: string[] = [];
    const send = observedFetch('GET /v1/seo', () => ({
      traceparent,
      end: (outcome) => outcomes.push(outcome),
    }));
    const headers = { 'X-Tenant': 'a', 'X-Request-Id': 'r1' };
    expect((await send(url, { headers })).status).toBe(200);
    server.close();
    expect(received).toMatchObject([
      { 'x-tenant': 'a', 'x-request-id': 'r1', ...(traceparent && { traceparent }) },
    ]);
    expect(outcomes).toEqual(['success']);
  },
);
