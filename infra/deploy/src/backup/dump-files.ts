import type { Document, IndexDescriptionInfo } from 'mongodb';

/**
 * A dump has the files of `mongodump --gzip`, which `mongorestore --gzip` reads, too: for each database a folder, and in it two files
 * for each collection.
 */
export const bsonFile = (collection: string): string => `${encodeURIComponent(collection)}.bson.gz`;
const metadataEnd = '.metadata.json.gz';
export const metadataFile = (collection: string): string => `${encodeURIComponent(collection)}${metadataEnd}`;
export const isMetadata = (file: string): boolean => file.endsWith(metadataEnd);

export interface Metadata {
  readonly collectionName: string;
  readonly type: string;
  readonly options: Document;
  readonly indexes: readonly IndexDescriptionInfo[];
}

/** Documents in the order of the file, each in a buffer of its own. @throws Error if the last one isn't whole */
export async function* documentsIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    for (let size = sizeOf(rest); size !== undefined && size <= rest.length; size = sizeOf(rest)) {
      yield rest.subarray(0, size);
      rest = rest.subarray(size);
    }
  }
  if (rest.length > 0) throw new Error('The last document isn’t whole');
}

/** A document begins with its size. */
const sizeOf = (bytes: Buffer): number | undefined => (bytes.length < 4 ? undefined : bytes.readInt32LE());
