/** The values of a span, by the semantic conventions of OpenTelemetry. */
type SpanAttributes = Record<string, string | number>;

/** A timed part of a request. */
export interface TraceSpan {
  /** The `traceparent` header of calls within the span. */
  traceparent: string | undefined;
  /** Starts a part of this one. */
  start(name: string, kind: 'internal' | 'client'): TraceSpan;
  end(outcome?: { attributes?: SpanAttributes; isError?: boolean; name?: string }): void;
}

export interface Tracing {
  /** Starts the span of a request, in the trace of `traceparent` if there is one. */
  startRequest(traceparent: string | undefined, attributes: SpanAttributes): TraceSpan;
  /** Sends the spans that wait. */
  shutdown(): Promise<void>;
}

/** A span that records nothing and passes the trace on. */
const forwardingSpan = (traceparent: string | undefined): TraceSpan => {
  const span: TraceSpan = { traceparent, start: () => span, end() {} };
  return span;
};

/** Without tracing, API calls get the `traceparent` of the request. */
export const noTracing: Tracing = {
  startRequest: forwardingSpan,
  shutdown: async () => {},
};
