import { listen } from '@hearthway/service-kit/testing';
import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';

const accessKey = 'key-of-the-test';

/** Stands in for an S3-compatible store: takes and gives objects by path, to whoever signs with its key. */
export async function startBucketDouble() {
  const objects = new Map<string, Buffer>();
  const serve: RequestListener = (request, response) => {
    const { method, headers, url = '' } = request;
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    const path = url.split('?')[0] ?? '';
    const found = objects.get(path);
    if (!headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`)) refuse(403, 'AccessDenied');
    else if (method === 'PUT') {
      void buffer(request).then((bytes) => {
        objects.set(path, bytes);
        response.end();
      });
    } else if (found) response.end(found);
    else refuse(404, 'NoSuchKey');
  };
  const server = await listen(serve);
  return {
    /** The registry’s variables and the SDK’s. */
    variables: {
      CONTENTS_BUCKET: 'contents',
      CONTENTS_BUCKET_IN_PATH: 'true',
      AWS_ENDPOINT_URL_S3: server.url,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: accessKey,
      AWS_SECRET_ACCESS_KEY: 'secret-of-the-test',
    },
    close: () => server.close(),
  };
}
