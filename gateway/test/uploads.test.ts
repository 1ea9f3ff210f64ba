import { documentLimits } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '../src/testing/patient-routes.js';
import { listeningGateway, type ListeningGateway } from '../src/testing/test-gateway.js';

let gateway: ListeningGateway;
beforeAll(async () => {
  gateway = await listeningGateway();
});
afterAll(() => gateway.close());

const send = (path: string, bytes: number) =>
  fetch(`${gateway.address}${path}`, {
    method: 'PATCH',
    body: Buffer.alloc(bytes, 1),
    headers: {
      authorization: gateway.buyer,
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-offset': '7',
    },
  });

describe('the parts of an upload', () => {
  it('may have 25 MB, and reach the service with what the protocol needs', async () => {
    gateway.upstreams.journey.answer(({ headers }, response) => {
      const { 'tus-resumable': version, 'upload-offset': offset } = headers;
      response.writeHead(204, { 'tus-resumable': version, 'upload-offset': offset }).end();
    });
    const answer = await send('/api/document-uploads/upload-1', documentLimits.fileBytes);
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, '7']);
    expect(gateway.upstreams.journey.seen.at(-1)?.body).toHaveLength(documentLimits.fileBytes);
  });

  it('may come as slowly as their route allows', () => {
    const { timeoutMilliseconds = Infinity } = patientRoutes.find(({ bodyLimitBytes }) => bodyLimitBytes) ?? {};
    expect(gateway.app.server.requestTimeout).toBeGreaterThanOrEqual(timeoutMilliseconds);
  });

  it('may have no more, and nothing else may have more than 1 MB', async () => {
    expect((await send('/api/document-uploads/upload-1', documentLimits.fileBytes + 1)).status).toBe(413);
    expect((await send('/api/milestones/milestone-1', 1_048_577)).status).toBe(413);
  });
});

describe('a file of a buyer', () => {
  it('can run nothing, whatever the service says', async () => {
    gateway.upstreams.journey.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-security-policy': 'none' }).end('%PDF');
    });
    const answer = await fetch(`${gateway.address}/api/documents/document-1/versions/version-1`, {
      headers: { authorization: gateway.buyer, range: 'bytes=0-1' },
    });
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(gateway.upstreams.journey.seen.at(-1)?.headers['range']).toBe('bytes=0-1');
  });
});
