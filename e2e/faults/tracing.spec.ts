import { json } from 'node:stream/consumers';
import { paths } from '../../src/paths/paths.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { RestartableServer } from '../../test/restartable-server.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

/** A span in the JSON format of OTLP. */
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

interface OtlpRequest {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const isOtlpRequest = (body: unknown): body is OtlpRequest =>
  typeof body === 'object' && body !== null && 'resourceSpans' in body;

/** Receives spans like an OpenTelemetry collector: OTLP over HTTP with JSON. */
class OtlpReceiver extends RestartableServer {
  readonly spans: OtlpSpan[] = [];

  constructor() {
    super(async (request, response) => {
      const body = await json(request);
      if (request.url === '/v1/traces' && isOtlpRequest(body))
        this.spans.push(
          ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
        );
      response.setHeader('Content-Type', 'application/json');
      response.end('{}');
    });
  }
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${callerSpan}-01`;

test('a request, its render and its API calls are one trace, which continues that of the proxy', {
  tag: '@zh',
}, async ({ api }) => {
  const receiver = new OtlpReceiver();
  await receiver.start();
  const site = await startSiteWithLogs(api.base, {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.base,
    TRUSTED_PROXIES: '1',
    FORWARDED_HEADERS: 'X-Tenant',
  });
  const sent: unknown[] = [];
  api.fault = async ({ path, headers, response, forward }) => {
    if (path.startsWith('/v1/news/list')) sent.push(headers.traceparent);
    response.end(await forward());
  };
  try {
    const { headers } = await fetch(site.url + paths.newsList(), { headers: { traceparent } });
    // A request with a forwarded header has a render of its own.
    await fetch(site.url + paths.newsList(), { headers: { 'X-Tenant': 'a' } });
    // The server sends the spans that wait.
    await site.stop();
    const find = (name: string) =>
      receiver.spans.find((span) => span.name === name && span.traceId === traceId);
    const request = find(`GET ${paths.newsList()}`);
    const render = find('render');
    const call = find('GET /v1/news/list');
    expect([request?.kind, render?.kind, call?.kind]).toEqual([2, 1, 3]);
    expect([request?.parentSpanId, render?.parentSpanId, call?.parentSpanId]).toEqual([
      callerSpan,
      request?.spanId,
      render?.spanId,
    ]);
    expect(request?.attributes).toContainEqual({
      key: 'request.id',
      value: { stringValue: headers.get('x-request-id') },
    });
    expect(sent[0]).toBe(`00-${traceId}-${call?.spanId}-01`);
    const others = receiver.spans.filter((span) => span.traceId !== traceId).map(({ name }) => name);
    expect(others).toEqual(expect.arrayContaining([`GET ${paths.newsList()}`, 'render']));
  } finally {
    await site.stop();
    await receiver.kill();
  }
});

test('a receiver that is away affects no request and no shutdown', { tag: '@zh' }, async ({ api }) => {
  const site = await startSiteWithLogs(api.base, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(site.url + paths.home())).status).toBe(200);
  await site.stop();
  expect(site.process.exitCode).toBe(0);
});

/** The packages of OpenTelemetry that a server loads until it has answered a request. */
async function packagesOf(apiBase: string, environment: Record<string, string>): Promise<string[]> {
  const preload = new URL('../../test/list-modules.mjs', import.meta.url).href;
  const site = await startSiteWithLogs(apiBase, { ...environment, NODE_OPTIONS: `--import ${preload}` });
  await fetch(site.url + paths.home());
  await site.stop();
  return site.log.flatMap((line) => JSON.parse(line).loaded ?? []);
}

test('without an endpoint no package of OpenTelemetry is loaded beyond that of the metrics', {
  tag: '@zh',
}, async ({ api }) => {
  // prom-client loads it for exemplars.
  expect(await packagesOf(api.base, {})).toEqual(['@opentelemetry/api']);
  expect(await packagesOf(api.base, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toContain(
    '@opentelemetry/sdk-trace',
  );
});
