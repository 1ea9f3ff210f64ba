import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { ContentFiles } from './content-files.js';

interface BucketOptions {
  readonly bucket: string;
  readonly bucketInPath: boolean;
  /** How long it may say nothing, or take nothing. */
  readonly silenceMilliseconds?: number;
}

/** Contents in an S3-compatible bucket. Region, keys, and endpoint come from the SDK’s own variables. */
export function contentBucket({ bucket, bucketInPath, silenceMilliseconds = 30_000 }: BucketOptions): ContentFiles {
  const client = new S3Client({
    forcePathStyle: bucketInPath,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: silenceMilliseconds },
    // Not every compatible store knows the SDK’s own checksums. Readers compare contents with their names.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async write(name, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes }));
    },

    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    close: () => client.destroy(),
  };
}
