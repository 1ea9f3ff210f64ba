import pLimit from 'p-limit';
import { buffer } from 'node:stream/consumers';
import { type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { Authorize } from '../credentials/index.js';
import { compress, compressOnce } from './compress.js';
import { contentBucket } from './content-bucket.js';
import { fileNameOf, type ContentFiles } from './content-files.js';
import { contentFolder } from './content-folder.js';
import { contentRoutes } from './content-routes.js';
import { createContentStore, type StoredContent } from './content-store.js';

export type { StoredContent } from './content-store.js';

interface ContentOptions {
  readonly config: ContentsConfig;
  readonly authorize: Authorize;
}

interface ContentsConfig {
  readonly CONTENTS_FOLDER?: string | undefined;
  readonly CONTENTS_BUCKET?: string | undefined;
  readonly CONTENTS_BUCKET_IN_PATH: boolean;
  readonly COMPRESSED_FOLDER?: string | undefined;
}

/** What others need of the contents. */
export interface Contents {
  find(contents: readonly string[]): Promise<StoredContent[]>;
  read(content: string): Promise<Buffer>;
  /** Makes the compressed forms of a content. @returns its size as brotli */
  compress(content: string): Promise<number>;
}

/** Of Node’s four threads, the others go on reading files. */
const mostCompressedAtOnce = 2;

/** The files of all releases, by what is in them. */
export function openContents(
  { connection }: Dependencies,
  { config, authorize }: ContentOptions,
): ServiceModule & Contents {
  const contents = createContentStore(connection);
  const files = filesOf(config);
  const made = config.COMPRESSED_FOLDER === undefined ? undefined : contentFolder(config.COMPRESSED_FOLDER);
  const inTurn = pLimit(mostCompressedAtOnce);

  const read = async (content: string): Promise<Buffer> => {
    const file = await files.read(fileNameOf(content, 'plain'));
    if (!file) throw new Error(`The content ${content} is registered, and its file is gone`);
    return buffer(file);
  };

  return {
    stores: [contents],
    routes: contentRoutes({ contents, files, authorize }),
    find: (ids) => contents.find(ids),
    read,
    compress: (content) =>
      inTurn(async () => {
        const plain = await read(content);
        const { br, gzip } = await (made ? compressOnce(content, plain, made) : compress(plain));
        await files.write(fileNameOf(content, 'br'), br);
        await files.write(fileNameOf(content, 'gzip'), gzip);
        await contents.markCompressed(content, br.length);
        return br.length;
      }),
    stop: () => files.close?.(),
  };
}

function filesOf(config: ContentsConfig): ContentFiles {
  const { CONTENTS_FOLDER: folder, CONTENTS_BUCKET: bucket, CONTENTS_BUCKET_IN_PATH: bucketInPath } = config;
  if (folder !== undefined) return contentFolder(folder);
  if (bucket !== undefined) return contentBucket({ bucket, bucketInPath });
  throw new Error('There is neither a folder nor a bucket for contents');
}
