import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listen, type TestServer } from '@hearthway/service-kit/testing';
import { text } from 'node:stream/consumers';
import { contentBucket } from './content-bucket.js';

let silent: TestServer;
const variables = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
const before = { ...process.env };

beforeAll(async () => {
  silent = await listen(({ method }, response) => {
    if (method === 'GET') response.write('the beginning');
  });
  Object.assign(process.env, variables, { AWS_ENDPOINT_URL_S3: silent.url });
});
afterAll(async () => {
  process.env = before;
  await silent.close();
});

it('doesn’t wait for a bucket that says nothing more', async () => {
  const bucket = contentBucket({ bucket: 'contents', bucketInPath: true, silenceMilliseconds: 100 });
  await expect(bucket.write('a', Buffer.from('a'))).rejects.toMatchObject({ name: 'TimeoutError' });
  const begun = await bucket.read('a');
  await expect(begun && text(begun)).rejects.toMatchObject({ name: 'TimeoutError' });
  bucket.close?.();
});
