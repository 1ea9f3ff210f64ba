import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import type * as Sdk from '@opentelemetry/sdk-trace';
import { withTimeout } from '../concurrency/index.js';
import type { TracingConfig } from '../config/index.js';
import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import { newTraceId } from './spans.js';

export interface TracingOptions {
  /** Unless `OTEL_SERVICE_NAME` says otherwise. */
  readonly serviceName: string;
  readonly config: TracingConfig;
  readonly logger: Logger;
  /** False if callers are not ours: they may name the trace, but not decide that it is recorded. */
  readonly trustsCallers?: boolean;
  /** How long a stop waits for the last export. It has ten seconds in all, which an unreachable collector must not use up. */
  readonly flushMilliseconds?: number;
}

export interface Tracing {
  /** Exports remaining spans. */
  stop(): Promise<void>;
}

/** Milliseconds between exports. A killed process loses what it has not exported. */
const exportInterval = 1000;

/**
 * Registers OpenTelemetry's SDK if a collector is configured. Its packages are loaded on demand, since a bundler would load
 * static imports at the start of every process.
 */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { serviceName, config, logger, trustsCallers = true, flushMilliseconds = 1_000 } = options;
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { stop: () => Promise.resolve() };
  const [sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    config.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
  ]);
  const { defaultResource, detectResources, resourceFromAttributes } = resources;
  // It reads headers, timeout, compression and certificates from the standard variables itself.
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    // The standard variables take precedence. Nothing about the machine or its user is sent.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.namespace': 'hearthway' }))
      .merge(
        detectResources({ detectors: [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector] }),
      ),
    sampler: samplerOf(sdk, config, trustsCallers),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: loggingOutages(exporter, logger), scheduledDelayMillis: exportInterval }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      trace.disable();
      const flushed = provider.shutdown().catch(() => undefined);
      await withTimeout(flushMilliseconds, flushed, () => undefined);
    },
  };
}

function samplerOf(
  sdk: typeof Sdk,
  { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: TracingConfig,
  trustsCallers: boolean,
): Sdk.Sampler {
  const root: Sdk.Sampler = name.endsWith('always_off')
    ? new sdk.AlwaysOffSampler()
    : name.endsWith('traceidratio')
      ? new sdk.TraceIdRatioBasedSampler(ratio)
      : new sdk.AlwaysOnSampler();
  const sampler = name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
  if (trustsCallers) return sampler;
  // A client's flag does not decide, nor does its trace id, which could be chosen to match the ratio. The sampler gets an id
  // of our own instead.
  return {
    shouldSample: (context, traceId, ...rest) =>
      trace.getSpanContext(context)?.isRemote
        ? root.shouldSample(ROOT_CONTEXT, newTraceId(), ...rest)
        : sampler.shouldSample(context, traceId, ...rest),
    toString: () => `OwnDecision{${sampler.toString()}}`,
  };
}

/** Logs once when the collector becomes unreachable and once when it is back, however many spans are lost in between. */
function loggingOutages(exporter: Sdk.SpanExporter, logger: Logger): Sdk.SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !failing)
          logger.warn({ reason: describeError(error) }, 'cannot export spans; dropping them for now');
        if (!error && failing) logger.info('exporting spans again');
        failing = error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
