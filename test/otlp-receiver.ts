import { json } from 'node:stream/consumers';
import { RestartableServer } from './restartable-server.ts';

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
export class OtlpReceiver extends RestartableServer {
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
