import { setTimeout as sleep } from 'node:timers/promises';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';

interface ExportOptions {
  /** The base address of the OTLP receiver. */
  endpoint: string;
  serviceName: string;
  commit: string;
  /** The share of requests that are traced, unless the caller has decided. */
  ratio: number;
}

/** The time for sending the last spans at shutdown. */
const shutdownMs = 3_000;

/**
 * Sends the spans from now on by OTLP. While the receiver is away, spans are dropped.
 *
 * @returns a function that sends the spans that wait
 */
export function exportTraces({ endpoint, serviceName, commit, ratio }: ExportOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName, [ATTR_SERVICE_VERSION]: commit }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  return () => Promise.race([provider.shutdown(), sleep(shutdownMs, undefined, { ref: false })]);
}
