import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import type { TraceSpan, Tracing } from './tracing.ts';

interface OtelOptions {
  /** The base address of the OTLP receiver. */
  endpoint: string;
  serviceName: string;
  commit: string;
  /** The share of requests that are traced, unless the caller has decided. */
  ratio: number;
}

/** The time for sending the last spans at shutdown. */
const shutdownMs = 3_000;

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

/** Creates spans with OpenTelemetry and sends them by OTLP. While the receiver is away, spans are dropped. */
export function createOtelTracing({ endpoint, serviceName, commit, ratio }: OtelOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName, [ATTR_SERVICE_VERSION]: commit }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('site');
  const propagator = new W3CTraceContextPropagator();

  function wrap(span: Span): TraceSpan {
    const context = trace.setSpan(ROOT_CONTEXT, span);
    const carrier: { traceparent?: string } = {};
    propagator.inject(context, carrier, defaultTextMapSetter);
    return {
      traceparent: carrier.traceparent,
      start: (name, kind) => wrap(tracer.startSpan(name, { kind: kinds[kind] }, context)),
      end({ attributes = {}, isError, name } = {}) {
        if (name) span.updateName(name);
        span.setAttributes(attributes);
        if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    startRequest(traceparent, attributes) {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      return wrap(tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent));
    },
    async shutdown() {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, shutdownMs).unref();
      await Promise.race([promise, provider.shutdown()]);
    },
  };
}
