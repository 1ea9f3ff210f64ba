import type { TracingConfig } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import { createOtlpRecorder } from './otlp-recorder.js';
import { recordSpansWith } from './spans.js';

export interface TracingOptions {
  /** Unless `OTEL_SERVICE_NAME` says otherwise. */
  readonly serviceName: string;
  readonly config: TracingConfig;
  readonly logger: Logger;
  /** False where strangers call: they may name the trace, but not decide that it is recorded. */
  readonly trustsCallers?: boolean;
}

export interface Tracing {
  /** Sends what is not sent yet, for a second at most. */
  stop(): Promise<void>;
}

/** Records the spans of this process and exports them, if the configuration names a collector; else loads nothing at all. */
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
