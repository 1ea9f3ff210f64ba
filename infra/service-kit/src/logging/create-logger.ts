import { createRequire } from 'node:module';
import type PinoPretty from 'pino-pretty';
import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { withoutSecrets } from './redaction.js';
import { currentScope } from './request-scope.js';

export type { Logger };

export interface LoggerOptions {
  name: string;
  level: string;
  /** Readable lines for a terminal instead of JSON. */
  pretty: boolean;
  /** Where lines go; standard output when left out. */
  destination?: DestinationStream;
}

/**
 * A pino logger whose lines carry the id of the request and of the trace in whose scope they are written, and from
 * which credentials, tokens and emails are taken out at any depth.
 */
export function createLogger({ name, level, pretty, destination }: LoggerOptions): Logger {
  const target = destination ?? pino.destination({ dest: 1, sync: true });
  return pino(
    {
      name,
      level,
      base: { name },
      timestamp: stdTimeFunctions.isoTime,
      mixin: () => currentScope() ?? {},
      serializers: { err: (error: Error) => withoutSecrets(stdSerializers.err(error)) },
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => withoutSecrets(fields) as Record<string, unknown>,
      },
    },
    pretty ? prettyStream(target) : target,
  );
}

/** Loaded only when wanted: it is a good part of an idle service's memory. */
function prettyStream(destination: DestinationStream): DestinationStream {
  const load = createRequire(import.meta.url);
  const { prettyFactory } = load('pino-pretty') as typeof PinoPretty;
  const format = prettyFactory({ colorize: true, ignore: 'pid,hostname' });
  return { write: (line) => destination.write(format(line)) };
}
