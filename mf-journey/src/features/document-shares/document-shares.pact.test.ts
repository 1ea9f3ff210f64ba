import { listDocumentShares, requestDocuments, revokeDocumentShare, shareDocument } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { eachLike, integer, regex, string } = Matchers;

const has = 'a buyer is signed in and has links to a document and into a slot';
const headers = { 'idempotency-key': '2f6b1a52-6f0e-4c6e-8a55-6d1c7f2b9a10' };
const time = regex(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`, '2026-11-20T10:00:00.000Z');
const made = {
  recipient: 'Lee Lender',
  name: string('October statement'),
  createdAt: time,
  expiresAt: time,
  revokedAt: null,
  visits: 0,
  log: [],
};
const ofDocument = { documentId: 'document-1', versionId: string('file-1'), slot: null };
const ofSlot = { documentId: null, versionId: null, slot: 'bank_statements', recipient: 'Kim Co-buyer' };

describe('the links to documents', () => {
  it('are listed with what they were used for', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the links of the signed-in buyer')
      .withRequest('GET', '/api/document-shares', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const visit = { at: time, action: regex('^(opened|viewed|downloaded|sent)$', 'opened'), pages: [1] };
        response.headers(replied).jsonBody({
          shares: [
            { ...made, ...ofSlot, id: 'share-2', kind: 'upload' },
            { ...made, ...ofDocument, id: 'share-1', kind: 'view', visits: integer(1), log: eachLike(visit) },
          ],
        });
      })
      .executeTest(async ({ url }) => {
        const { shares } = await callOperation(requestAt(url), listDocumentShares);
        expect(shares.map(({ id, kind }) => [id, kind])).toEqual([
          ['share-2', 'upload'],
          ['share-1', 'view'],
        ]);
        expect(shares[1]?.log[0]).toMatchObject({ action: 'opened', pages: [1] });
      });
  });

  it('are made for a document', async () => {
    const body = { kind: 'download', recipient: 'Lee Lender', days: 7 } as const;
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to share a document')
      .withRequest('POST', '/api/documents/document-1/shares', (request) => {
        request.headers({ ...sent, ...headers }).jsonBody(body);
      })
      .willRespondWith(201, (response) => {
        const share = { ...made, ...ofDocument, id: string('share-3'), kind: 'download' };
        response.headers(replied).jsonBody({ token: string('a-token'), share });
      })
      .executeTest(async ({ url }) => {
        const input = { params: { documentId: 'document-1' }, headers, body };
        const { token, share } = await callOperation(requestAt(url), shareDocument, input);
        expect([token, share.kind]).toEqual(['a-token', 'download']);
      });
  });

  it('don’t show the pages of what can run by itself', async () => {
    const body = { kind: 'view', recipient: 'Lee Lender', days: 7 } as const;
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has a document with a script')
      .uponReceiving('a request to show a document that holds a script')
      .withRequest('POST', '/api/documents/document-1/shares', (request) => {
        request.headers({ ...sent, ...headers }).jsonBody(body);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('document-share.not-viewable'));
      })
      .executeTest(async ({ url }) => {
        const input = { params: { documentId: 'document-1' }, headers, body };
        const failure = await failureOf(callOperation(requestAt(url), shareDocument, input));
        expect(failure).toMatchObject({ status: 409, code: 'document-share.not-viewable' });
      });
  });

  it('are made into a slot', async () => {
    const body = { recipient: 'Kim Co-buyer', days: 30 };
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to ask someone for a document')
      .withRequest('POST', '/api/document-slots/bank_statements/requests', (request) => {
        request.headers({ ...sent, ...headers }).jsonBody(body);
      })
      .willRespondWith(201, (response) => {
        const share = { ...made, ...ofSlot, id: string('share-4'), kind: 'upload' };
        response.headers(replied).jsonBody({ token: string('a-token'), share });
      })
      .executeTest(async ({ url }) => {
        const input = { params: { slotKey: 'bank_statements' }, headers, body } as const;
        const { share } = await callOperation(requestAt(url), requestDocuments, input);
        expect(share.slot).toBe('bank_statements');
      });
  });

  it('are turned off', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to turn off a link')
      .withRequest('DELETE', '/api/document-shares/share-1', (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), revokeDocumentShare, { params: { shareId: 'share-1' } }));
  });
});
