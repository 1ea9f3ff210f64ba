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
}

export interface Tracing {
  /** Exports remaining spans, for at most a second. */
  stop(): Promise<void>;
}

/** Records and exports this process's spans if a collector is configured; otherwise loads nothing. */
export async function startTracing({ serviceName, config, logger, ...options }: TracingOptions): Promise<Tracing> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { stop: () => Promise.resolve() };
  const { trustsCallers = true } = options;
  const recorder = await createOtlpRecorder({ serviceName, endpoint, config, logger, trustsCallers });
  recordSpansWith(recorder);
  return {
    async stop() {
      recordSpansWith(undefined);
      await recorder.stop();
    },
  };
}
