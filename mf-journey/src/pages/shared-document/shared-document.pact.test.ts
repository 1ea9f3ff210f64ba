import {
  beginSharedUpload,
  deleteSharedUpload,
  listSharedUploads,
  openSharedDocument,
} from '@hearthway/contracts/journey';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { failureOf, journeyPact, problemLike, replied } from '../../testing/pact.js';

const { integer, regex, string } = Matchers;

const has = 'a buyer is signed in and has links to a document and into a slot';
const accept = { accept: 'application/json' };
const time = regex(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`, '2026-11-20T10:00:00.000Z');
const idempotency = { 'idempotency-key': '2f6b1a52-6f0e-4c6e-8a55-6d1c7f2b9a10' };
const tus = { 'tus-resumable': '1.0.0' };
const [viewToken, uploadToken] = ['example-of-a-view-token', 'example-of-an-upload-token'];
const uploads = `/api/shared-documents/${uploadToken}/uploads`;

/** Anyone’s: without a session. */
const anyoneAt =
  (site: string): Transport =>
  (path, init) =>
    fetch(site + path, init);

describe('someone with a link', () => {
  it('learns what was shared', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to open a link to a document')
      .withRequest('GET', `/api/shared-documents/${viewToken}`, (request) => {
        request.headers(accept);
      })
      .willRespondWith(200, (response) => {
        const type = regex('^(application|image)/.+$', 'application/pdf');
        response.headers(replied).jsonBody({
          ...{ kind: 'view', recipient: 'Lee Lender', owner: null, expiresAt: time },
          name: string('October statement'),
          document: { type, bytes: integer(48_200), pages: integer(3), dangers: [] },
        });
      })
      .executeTest(async ({ url }) => {
        const params = { token: viewToken };
        const shared = await callOperation(anyoneAt(url), openSharedDocument, { params });
        expect(shared).toMatchObject({ name: 'October statement', document: { pages: 3 } });
      });
  });

  it('learns what is asked for', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to open a link into a slot')
      .withRequest('GET', `/api/shared-documents/${uploadToken}`, (request) => {
        request.headers(accept);
      })
      .willRespondWith(200, (response) => {
        const kind = { kind: 'upload', recipient: 'Kim Co-buyer', owner: null, expiresAt: time, document: null };
        response.headers(replied).jsonBody({ ...kind, name: string('Bank statements') });
      })
      .executeTest(async ({ url }) => {
        const params = { token: uploadToken };
        const shared = await callOperation(anyoneAt(url), openSharedDocument, { params });
        expect(shared).toMatchObject({ name: 'Bank statements', document: null });
      });
  });

  it('hears that it doesn’t work', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to open a link that nobody made')
      .withRequest('GET', '/api/shared-documents/no-token', (request) => {
        request.headers(accept);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('shared-document.not-found'));
      })
      .executeTest(async ({ url }) => {
        const opening = callOperation(anyoneAt(url), openSharedDocument, { params: { token: 'no-token' } });
        expect(await failureOf(opening)).toMatchObject({ status: 404, code: 'shared-document.not-found' });
      });
  });

  it('sees what was sent through it', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the uploads of a link')
      .withRequest('GET', uploads, (request) => {
        request.headers(accept);
      })
      .willRespondWith(200, (response) => {
        const begun = {
          id: 'upload-1',
          name: 'October.pdf',
          bytes: 12,
          received: 5,
          state: 'receiving',
          refusal: null,
        };
        const refused = { id: 'upload-2', name: 'notes.txt', bytes: 12, received: 12, state: 'refused' };
        response.headers(replied).jsonBody({ uploads: [begun, { ...refused, refusal: 'wrong-type' }] });
      })
      .executeTest(async ({ url }) => {
        const listed = await callOperation(anyoneAt(url), listSharedUploads, { params: { token: uploadToken } });
        expect(listed.uploads.map(({ received, refusal }) => [received, refusal])).toEqual([
          [5, null],
          [12, 'wrong-type'],
        ]);
      });
  });

  it('begins to send a file', async () => {
    const body = { name: 'November.pdf', bytes: 900 };
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to send a file through a link')
      .withRequest('POST', uploads, (request) => {
        request.headers({ ...accept, ...idempotency, 'content-type': 'application/json' }).jsonBody(body);
      })
      .willRespondWith(201, (response) => {
        const begun = { ...body, id: string('upload-3'), received: 0, state: 'receiving', refusal: null };
        response.headers(replied).jsonBody(begun);
      })
      .executeTest(async ({ url }) => {
        const input = { params: { token: uploadToken }, headers: idempotency, body };
        expect((await callOperation(anyoneAt(url), beginSharedUpload, input)).id).toBe('upload-3');
      });
  });

  it('asks where a file goes on, and sends the rest', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the offset of an upload through a link')
      .withRequest('HEAD', `${uploads}/upload-1`, (request) => {
        request.headers(tus);
      })
      .willRespondWith(200, (response) => {
        response.headers({ ...tus, 'upload-offset': '5', 'upload-length': '12' });
      })
      .executeTest(async ({ url }) => {
        const answer = await fetch(`${url}${uploads}/upload-1`, { method: 'HEAD', headers: tus });
        expect(answer.headers.get('upload-offset')).toBe('5');
      });
    const type = 'application/offset+octet-stream';
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('the rest of an upload through a link')
      .withRequest('PATCH', `${uploads}/upload-1`, (request) => {
        // Pact compares bytes only of types that it can tell from them.
        request.headers({ ...tus, 'upload-offset': '5', 'content-type': type });
      })
      .willRespondWith(204, (response) => {
        response.headers({ ...tus, 'upload-offset': regex(String.raw`^\d+$`, '12') });
      })
      .executeTest(async ({ url }) => {
        const headers = { ...tus, 'upload-offset': '5', 'content-type': type };
        const answer = await fetch(`${url}${uploads}/upload-1`, { method: 'PATCH', headers, body: 'content' });
        expect(answer.headers.get('upload-offset')).toBe('12');
      });
  });

  it('dismisses a file that was refused', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to dismiss a file that was sent through a link')
      .withRequest('DELETE', `${uploads}/upload-2`, (request) => {
        request.headers(accept);
      })
      .willRespondWith(204)
      .executeTest(({ url }) =>
        callOperation(anyoneAt(url), deleteSharedUpload, { params: { token: uploadToken, uploadId: 'upload-2' } }),
      );
  });

  it.each([
    ['file', 'example-of-a-download-token', 'application/pdf'],
    ['pages/1', viewToken, 'image/jpeg'],
  ])('gets what the link is for: %s', async (part, token, type) => {
    const path = `/api/shared-documents/${token}/${part}`;
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has a document with its file')
      .uponReceiving(`a request for ${part} of a link`)
      .withRequest('GET', path)
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': type });
      })
      .executeTest(async ({ url }) => {
        const response = await anyoneAt(url)(path, { method: 'GET', headers: {} });
        expect(response.headers.get('content-type')).toBe(type);
      });
  });

  it.each(['pages/1', 'file'])('gets nothing with a link that nobody made: %s', async (part) => {
    const path = `/api/shared-documents/unknown/${part}`;
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving(`a request for ${part} of a link that nobody made`)
      .withRequest('GET', path)
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('shared-document.not-found'));
      })
      .executeTest(async ({ url }) => {
        expect((await anyoneAt(url)(path, { method: 'GET', headers: {} })).status).toBe(404);
      });
  });
});
