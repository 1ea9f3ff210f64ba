import { createRequire } from 'node:module';
import type PinoPretty from 'pino-pretty';
import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type LogFn, type Logger } from 'pino';
import { redactedText } from './redact-text.js';
import { withoutSecrets } from './redaction.js';
import { currentIds } from './request-scope.js';

export type { Logger };

export interface LoggerOptions {
  name: string;
  level: string;
  /** Readable lines for a terminal instead of JSON. */
  pretty: boolean;
  /** Where lines go; standard output by default. */
  destination?: DestinationStream;
}

/**
 * A pino logger. Its lines carry the ids of the current request and trace, and credentials, tokens and emails are removed
 * at any depth.
 */
export function createLogger({ name, level, pretty, destination }: LoggerOptions): Logger {
  const target = destination ?? pino.destination({ dest: 1, sync: true });
  return pino(
    {
      name,
      level,
      base: { name },
      timestamp: stdTimeFunctions.isoTime,
      mixin: currentIds,
      serializers: { err: (error: Error) => withoutSecrets(stdSerializers.err(error)) },
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => withoutSecrets(fields) as Record<string, unknown>,
      },
      hooks: {
        logMethod(args, method) {
          method.apply(this, withRedactedMessage(args));
        },
      },
    },
    pretty ? prettyStream(target) : target,
  );
}

/** Pino uses the message of a logged error as the line's message when none is given. */
function withRedactedMessage(args: Parameters<LogFn>): Parameters<LogFn> {
  const [first, message, ...values] = args as [unknown, unknown, ...unknown[]];
  if (typeof first === 'string') return [redactedText(first), ...args.slice(1)] as Parameters<LogFn>;
  if (typeof message === 'string') return [first, redactedText(message), ...values];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  return error instanceof Error && message === undefined ? [first, redactedText(error.message)] : args;
}

/** Loaded on demand, because it takes a large part of an idle service's memory. */
function prettyStream(destination: DestinationStream): DestinationStream {
  const load = createRequire(import.meta.url);
  const { prettyFactory } = load('pino-pretty') as typeof PinoPretty;
  const format = prettyFactory({ colorize: true, ignore: 'pid,hostname' });
  return { write: (line) => destination.write(format(line)) };
}
