import { beginDocumentUpload, listPhotos, readDocumentThumbnail } from '@hearthway/contracts/journey';
import { callOperation, requestOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { integer, regex, string } = Matchers;

const has = 'a buyer has a photo of a home';
const subject = { kind: 'home', id: 'b5e1c7d2-6a1f-4b8e-8c3d-9f0a1b2c3d4e' } as const;
const beginning = { name: 'IMG_1.jpg', slot: null, subject, documentId: null, bytes: 900 };
const key = '0b9f1d52-7c34-4f0e-9c0a-2d6d1b7a3e55';
const time = regex(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`, '2026-11-20T10:00:00.000Z');

const photoLike = {
  ...{ id: 'document-1', version: integer(1), name: string('IMG_1.jpg'), note: string('') },
  ...{ slot: null, tags: [], datedOn: null, hintsSeen: false, expiresOn: null, binnedAt: null, goneAt: null },
  subject,
  versions: [
    {
      ...{ id: 'file-1', type: regex('^image/(jpeg|png)$', 'image/jpeg'), bytes: integer(48_200), pages: null },
      ...{ sha256: regex('^[0-9a-f]{64}$', 'ab'.repeat(32)), scan: regex('^(clean|not-scanned)$', 'clean') },
      ...{ dangers: [], hints: [], uploadedAt: time },
    },
  ],
  createdAt: time,
  updatedAt: time,
};

describe('the photos of a buyer', () => {
  it('are listed with what they show', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the photos')
      .withRequest('GET', '/api/photos', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ photos: [photoLike], uploads: [] });
      })
      .executeTest(async ({ url }) => {
        const { photos } = await callOperation(requestAt(url), listPhotos);
        expect(photos).toMatchObject([{ id: 'document-1', subject, versions: [{ id: 'file-1' }] }]);
      });
  });

  it('have small pictures', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the small picture of a photo')
      .withRequest('GET', '/api/documents/document-1/versions/file-1/thumbnail', (request) => {
        request.headers({ ...asked, accept: '*/*' });
      })
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': 'image/webp' });
      })
      .executeTest(async ({ url }) => {
        const params = { documentId: 'document-1', versionId: 'file-1' };
        const response = await requestOperation(requestAt(url), readDocumentThumbnail, { params });
        expect(response.headers.get('content-type')).toBe('image/webp');
      });
  });

  it.each([
    ['as many photos of a home as fit', 'a buyer has as many photos of a home as fit', subject, 409, 'photo.too-many'],
    ['no such finding', has, { ...subject, kind: 'finding' as const }, 404, 'document.not-found'],
  ])('are refused with %s', async (what, state, of, status, code) => {
    const body = { ...beginning, subject: of };
    await journeyPact
      .addInteraction()
      .given(state)
      .uponReceiving(`the beginning of a photo with ${what}`)
      .withRequest('POST', '/api/document-uploads', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(body);
      })
      .willRespondWith(status, (response) => {
        response.headers(replied).jsonBody(problemLike(code));
      })
      .executeTest(async ({ url }) => {
        const headers = { 'idempotency-key': key };
        const failure = await failureOf(callOperation(requestAt(url), beginDocumentUpload, { headers, body }));
        expect(failure).toMatchObject({ status, code });
      });
  });
});
