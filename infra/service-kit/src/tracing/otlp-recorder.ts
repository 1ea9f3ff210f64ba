import type { Context, SpanContext } from '@opentelemetry/api';
import type { ReadableSpan, Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import { withTimeout } from '../concurrency/index.js';
import type { TracingConfig } from '../config/index.js';
import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import type { Span, SpanEnd, SpanRecorder, SpanStart } from './spans.js';
import { newTraceId, type TraceContext } from './trace-context.js';

export interface OtlpRecorderOptions {
  readonly serviceName: string;
  /** Without `/v1/traces`. */
  readonly endpoint: string;
  readonly config: TracingConfig;
  readonly logger: Logger;
  readonly trustsCallers: boolean;
  readonly flushMilliseconds: number;
}

export interface OtlpRecorder extends SpanRecorder {
  stop(): Promise<void>;
}

/** Milliseconds between exports. A killed process loses what it has not exported. */
const exportInterval = 1000;

/**
 * Records and exports spans with OpenTelemetry's SDK. Its packages are loaded on demand, since a bundler would load static
 * imports at the start of every process.
 */
export async function createOtlpRecorder(options: OtlpRecorderOptions): Promise<OtlpRecorder> {
  const { config, logger } = options;
  const packages = await loadPackages(config);
  const { api, sdk } = packages;
  const exporter = sayingOnce(packages.createExporter(exportUrl(options.endpoint)), logger);
  const provider = new sdk.TracerProvider({
    resource: resourceOf(packages, options.serviceName),
    sampler: samplerOf(packages, config, options.trustsCallers),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: exportInterval })],
  });
  const tracer = provider.getTracer('hearthway');
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
    internal: api.SpanKind.INTERNAL,
  };

  function start(name: string, { kind, parent, attributes }: SpanStart): Span {
    const isRemote = kind === 'server' || kind === 'consumer';
    const within = parent
      ? api.trace.setSpanContext(api.ROOT_CONTEXT, toSpanContext(parent, isRemote))
      : api.ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, within);
    return {
      context: toTraceContext(span.spanContext()),
      end({ name: lastName, attributes: lastAttributes, error }: SpanEnd = {}) {
        if (!span.isRecording()) return;
        if (lastName !== undefined) span.updateName(lastName);
        if (lastAttributes) span.setAttributes(lastAttributes);
        if (error !== undefined) {
          span.setAttribute('error.type', error).setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return { start, stop: () => atMost(options.flushMilliseconds, provider.shutdown()) };
}

type Packages = Awaited<ReturnType<typeof loadPackages>>;

async function loadPackages({ OTEL_EXPORTER_OTLP_PROTOCOL: protocol }: TracingConfig) {
  const [api, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    protocol === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
  ]);
  // It reads headers, timeout, compression and certificates from the standard variables itself.
  const createExporter = (url: string): SpanExporter => new OTLPTraceExporter({ url });
  return { api, sdk, resources, createExporter };
}

function exportUrl(endpoint: string): string {
  return `${endpoint.replace(/\/$/, '')}/v1/traces`;
}

/** `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` take precedence. Nothing about the machine or its user is sent. */
function resourceOf({ resources }: Packages, serviceName: string) {
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.namespace': 'hearthway' }))
    .merge(detectResources({ detectors: [envDetector] }));
}

function samplerOf(packages: Packages, config: TracingConfig, trustsCallers: boolean): Sampler {
  const { sdk } = packages;
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio } = config;
  const [, parentBased, rule] = /^(parentbased_)?(.+)$/.exec(name) ?? [];
  const root =
    rule === 'always_off'
      ? new sdk.AlwaysOffSampler()
      : rule === 'traceidratio'
        ? new sdk.TraceIdRatioBasedSampler(ratio)
        : new sdk.AlwaysOnSampler();
  const sampler = parentBased ? new sdk.ParentBasedSampler({ root }) : root;
  return trustsCallers ? sampler : decidingForStrangers(packages, { sampler, root });
}

/**
 * A client's flag does not decide, nor does its trace id, which could be chosen to match the ratio. The sampler gets an id
 * of our own instead.
 */
function decidingForStrangers({ api }: Packages, { sampler, root }: { sampler: Sampler; root: Sampler }): Sampler {
  const isOfStranger = (context: Context) => api.trace.getSpanContext(context)?.isRemote === true;
  return {
    shouldSample: (context, traceId, ...rest) =>
      isOfStranger(context)
        ? root.shouldSample(api.ROOT_CONTEXT, newTraceId(), ...rest)
        : sampler.shouldSample(context, traceId, ...rest),
    toString: () => `OwnDecision{${sampler.toString()}}`,
  };
}

/** Logs once when the collector becomes unreachable and once when it is back, however many spans are lost in between. */
function sayingOnce(exporter: SpanExporter, logger: Logger): SpanExporter {
  let failing = false;
  const said = (error: Error | undefined): void => {
    if (error && !failing) logger.warn({ reason: describeError(error) }, 'cannot export spans; dropping them for now');
    if (!error && failing) logger.info('exporting spans again');
    failing = error !== undefined;
  };
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        said(result.error);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}

function toSpanContext({ traceId, spanId, flags }: TraceContext, isRemote: boolean): SpanContext {
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote };
}

function toTraceContext({ traceId, spanId, traceFlags }: SpanContext): TraceContext {
  return { traceId, spanId, flags: traceFlags.toString(16).padStart(2, '0') };
}

/** Leaves unfinished work behind. */
async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  await withTimeout(
    milliseconds,
    work.catch(() => undefined),
    () => undefined,
  );
}
