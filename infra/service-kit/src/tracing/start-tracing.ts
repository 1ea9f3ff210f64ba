import type { TracingConfig } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import { createOtlpRecorder } from './otlp-recorder.js';
import { recordSpansWith } from './spans.js';

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

/** Records and exports this process's spans if a collector is configured; otherwise loads nothing. */
export async function startTracing({ serviceName, config, logger, ...options }: TracingOptions): Promise<Tracing> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { stop: () => Promise.resolve() };
  const { trustsCallers = true, flushMilliseconds = 1_000 } = options;
  const recorder = await createOtlpRecorder({
    serviceName,
    endpoint,
    config,
    logger,
    trustsCallers,
    flushMilliseconds,
  });
  recordSpansWith(recorder);
  return {
    async stop() {
      recordSpansWith(undefined);
      await recorder.stop();
    },
  };
}
