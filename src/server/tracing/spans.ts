import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanOptions,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('site');

/**
 * Starts a span as a part of another one, of this process or of a proxy. Spans are passed as values, so that no context manager is
 * needed. Without an SDK a span records nothing and passes the trace on.
 */
export const startSpan = (name: string, parent: SpanContext | undefined, options?: SpanOptions): Span =>
  tracer.startSpan(name, options, parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT);

/** A `traceparent` header of W3C Trace Context. */
const traceparentPattern = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Reads a `traceparent` header; undefined if it is invalid. Its propagator is in a package that takes 100 ms to load. */
export function parseTraceparent(header = ''): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = traceparentPattern.exec(header) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}

/** The `traceparent` header of calls within a span; undefined if it has no trace. */
export function traceparentOf(span: Span): string | undefined {
  const context = span.spanContext();
  const { traceId, spanId, traceFlags } = context;
  const flags = traceFlags.toString(16).padStart(2, '0');
  return isSpanContextValid(context) ? `00-${traceId}-${spanId}-${flags}` : undefined;
}
