import { listen } from '@hearthway/service-kit/testing';
import express from 'express';

/** Stands in for an S3-compatible store with one bucket: takes and gives objects by path, to whoever signs with its key. */
export async function startBucketDouble() {
  const objects = new Map<string, Buffer>();
  const app = express();
  app.use((request, response, next) => {
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key-of-the-test\//.test(request.headers.authorization ?? '');
    if (isSigned) next();
    else response.status(403).type('application/xml').send('<Error><Code>AccessDenied</Code></Error>');
  });
  app.put('/contents/*name', express.raw({ type: () => true, limit: '10mb' }), ({ path, body }, response) => {
    objects.set(path, body as Buffer);
    response.end();
  });
  app.get('/contents/*name', ({ path }, response) => {
    const found = objects.get(path);
    if (found) response.send(found);
    else response.status(404).type('application/xml').send('<Error><Code>NoSuchKey</Code></Error>');
  });
  const server = await listen(app);
  return {
    objects,
    /** The registry’s variables and the SDK’s. */
    variables: {
      CONTENTS_BUCKET: 'contents',
      CONTENTS_BUCKET_IN_PATH: 'true',
      AWS_ENDPOINT_URL_S3: server.url,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: 'key-of-the-test',
      AWS_SECRET_ACCESS_KEY: 'secret-of-the-test',
    },
    close: () => server.close(),
  };
}
