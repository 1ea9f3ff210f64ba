import { describeError } from '@hearthway/service-kit';
import { readFile, stat } from 'node:fs/promises';
import type { FeedSource } from './source-feed.js';

/**
 * A file that another program writes.
 * @param parse throws if the text can't be used
 */
export function fileSource<Value>(path: string, parse: (text: string) => Value): FeedSource<Value> {
  return {
    version: () => versionOf(path),
    read: async () => parse(await readFile(path, 'utf8')),
  };
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
