import { createRepeatedTask, describeError, type Logger } from '@hearthway/service-kit';
import { readFile, stat } from 'node:fs/promises';
import { settledChanges } from './settled-changes.js';

export interface FollowedFile<Content> {
  /** As last read. The content it started with until then, and without a file. */
  readonly current: () => Content;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The content can't be used; the message says where and why, and holds nothing secret. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

export interface FollowedFileOptions<Content> {
  /** For the log: `mortgage rates`. */
  readonly what: string;
  readonly file: string | undefined;
  /** Throws if the content can't be used. */
  readonly read: (text: string) => Content;
  readonly initial: Content;
  /** What the log says of content that was read. */
  readonly summary: (content: Content) => object;
  /** Whether the service may start without a file that can be used. */
  readonly requiredAtStart: boolean;
  readonly maximumBytes: number;
  readonly logger: Logger;
  /** How often to check whether the file has changed. */
  readonly everyMilliseconds: number;
}

/** Reads a file that another program writes, and again whenever it changes. Keeps the last content if it can't be read. */
export function followFile<Content>(options: FollowedFileOptions<Content>): FollowedFile<Content> {
  const { what, file, logger } = options;
  let content = options.initial;
  const changes = settledChanges();

  const readNow = async (path: string): Promise<void> => {
    content = options.read(await textOf(path, options.maximumBytes));
    logger.info(options.summary(content), `${what} read`);
  };
  const readOrKeep = async (path: string): Promise<void> => {
    try {
      await readNow(path);
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, `${what} cannot be read; keeping the last ones`);
    }
  };
  // Polling, since file system events are lost when the file is replaced by another with its name.
  const watch = createRepeatedTask({
    name: `check of the ${what} file`,
    run: async () => {
      if (file && changes.hasSettled(await versionOf(file))) await readOrKeep(file);
    },
    pauseMilliseconds: options.everyMilliseconds,
    logger,
  });

  return {
    current: () => content,
    async start() {
      if (!file) return;
      // Taken before the file is read, so that a change in between is noticed by the next check.
      changes.startWith(await versionOf(file));
      if (options.requiredAtStart) {
        await readNow(file).catch((error: unknown) => {
          throw new UnusableFile(`${what} cannot be read from ${file}: ${reasonOf(error)}`, { cause: error });
        });
      } else {
        await readOrKeep(file);
      }
      watch.start();
    },
    stop: () => watch.stop(),
  };
}

const reasonOf = (error: unknown): string => (error instanceof UnusableFile ? error.message : describeError(error));

/** The text of a file in UTF-8, with or without a byte order mark. */
async function textOf(path: string, maximumBytes: number): Promise<string> {
  const details = await stat(path);
  // Reading a pipe or a device could take forever.
  if (!details.isFile()) throw new UnusableFile('it is not a file');
  if (details.size > maximumBytes) throw new UnusableFile(`it is larger than ${maximumBytes} bytes`);
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UnusableFile('it is not text in UTF-8', { cause });
  }
}

/** Changes whenever the file is replaced or written. */
async function versionOf(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true });
    return [dev, ino, size, mtimeNs].join(' ');
  } catch (error) {
    return describeError(error);
  }
}
