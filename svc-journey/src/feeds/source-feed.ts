import { createRepeatedTask, describeError, type Logger } from '@hearthway/service-kit';
import { UnusableFile } from '../files/index.js';

/** What a feed follows. */
export interface FeedSource<Value> {
  /** Changes whenever there is something new to read. */
  readonly version: () => Promise<string>;
  readonly read: () => Promise<Value>;
}

export interface Feed<Value> {
  /** The last value read; until then, the initial value. */
  readonly current: () => Value;
  /** Reads the source for the first time, then whenever it changes. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface FeedOptions<Value> {
  /** For the log: `mortgage rates`. */
  readonly name: string;
  /** If undefined, the initial value stays. */
  readonly source: FeedSource<Value> | undefined;
  readonly initial: Value;
  /** Whether the start fails if the source can't be read then. */
  readonly isRequired: boolean;
  /** How the log describes a value. */
  readonly summary: (value: Value) => object;
  readonly logger: Logger;
  /** How often to check whether the source has changed. */
  readonly everyMilliseconds: number;
}

/**
 * Reads a source at the start, and again whenever it changes. If it can't be read, the last value stays, an error is logged once,
 * and the next check tries again.
 */
export function followSource<Value>(options: FeedOptions<Value>): Feed<Value> {
  const { name, source, isRequired, summary, logger, everyMilliseconds } = options;
  let value = options.initial;
  let lastVersion: string | undefined;
  let lastFailure: string | undefined;

  const readIfChanged = async ({ version, read }: FeedSource<Value>): Promise<void> => {
    // Taken before reading the source, so that a change during the read is noticed next time.
    const found = await version();
    if (found === lastVersion) return;
    value = await read();
    lastVersion = found;
    lastFailure = undefined;
    logger.info(summary(value), `${name} read`);
  };
  const keepIfUnreadable = async (from: FeedSource<Value>): Promise<void> => {
    try {
      await readIfChanged(from);
    } catch (error) {
      const reason = error instanceof UnusableFile ? error.message : describeError(error);
      if (reason !== lastFailure) logger.error({ reason }, `${name} cannot be read; keeping the last ones`);
      lastFailure = reason;
    }
  };
  // Polling, since file system events get lost when a file is replaced by another of the same name.
  const watch = createRepeatedTask({
    name: `check of the ${name}`,
    run: () => source && keepIfUnreadable(source),
    pauseMilliseconds: everyMilliseconds,
    logger,
  });

  return {
    current: () => value,
    async start() {
      if (!source) return;
      await (isRequired ? readIfChanged(source) : keepIfUnreadable(source));
      watch.start();
    },
    stop: () => watch.stop(),
  };
}
