import { createLogger, type Logger } from '../logging/index.js';

export interface LogCapture {
  readonly logger: Logger;
  readonly destination: { write(line: string): void };
  /** Everything written so far, as it would appear in the log. */
  text(): string;
  lines(): Record<string, unknown>[];
}

/** A logger whose lines a test can read. */
export function captureLog(level = 'debug'): LogCapture {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  return {
    destination,
    logger: createLogger({ name: 'test', level, pretty: false, destination }),
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
