import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import {
  fetchShared,
  fetchSharedUploads,
  fetchShares,
  sendRequest,
  sendRevocation,
  sendShare,
  sendSharedBeginning,
  sendSharedEnd,
} from './api.js';

const { eachLike, integer, regex, string } = Matchers;

const has = 'a buyer is signed in and has links to a document and for a paper';
const key = '2f6b1a52-6f0e-4c6e-8a55-6d1c7f2b9a10';
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', '2026-11-20T10:00:00.000Z');
const viewToken = 'view-token';
const uploadToken = 'upload-token';

const made = { recipient: 'Lee Lender', createdAt: time, expiresAt: time, revokedAt: null, visits: 0, log: [] };
const ofDocument = { documentId: 'document-1', versionId: string('file-1'), slot: null };
const ofSlot = { documentId: null, versionId: null, slot: 'bank_statements' };
const upload = { name: 'October.pdf', bytes: 900 };

describe('links to documents', () => {
  it('are listed with what they were used for', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the links')
      .withRequest('GET', '/api/document-shares', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const visit = { at: time, action: regex('^(opened|viewed|downloaded|sent)$', 'viewed'), page: integer(1) };
        response.headers(replied).jsonBody({
          shares: [
            { ...made, ...ofSlot, id: 'share-2', kind: 'upload', recipient: 'Kim Co-buyer' },
            { ...made, ...ofDocument, id: 'share-1', kind: 'view', visits: integer(1), log: eachLike(visit) },
          ],
        });
      })
      .executeTest(async ({ url }) => {
        const shares = await fetchShares(sessionAt(url));
        expect(shares.map(({ id, kind }) => [id, kind])).toEqual([
          ['share-2', 'upload'],
          ['share-1', 'view'],
        ]);
        expect(shares[1]?.log[0]).toMatchObject({ action: 'viewed', page: 1 });
      });
  });

  it('are made for a document', async () => {
    const link = { kind: 'download', recipient: 'Lee Lender', days: 7 } as const;
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to share a document')
      .withRequest('POST', '/api/documents/document-1/shares', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(link);
      })
      .willRespondWith(201, (response) => {
        const share = { ...made, ...ofDocument, id: string('share-3'), kind: 'download' };
        response.headers(replied).jsonBody({ token: string('a-token'), share });
      })
      .executeTest(async ({ url }) => {
        const { token, share } = await sendShare(sessionAt(url), 'document-1', link, key);
        expect([token, share.kind]).toEqual(['a-token', 'download']);
      });
  });

  it('don’t show what can run by itself', async () => {
    const link = { kind: 'view', recipient: 'Lee Lender', days: 7 } as const;
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has a document')
      .uponReceiving('a request to show a document that holds a script')
      .withRequest('POST', '/api/documents/document-1/shares', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(link);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('document-share.not-viewable'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(sendShare(sessionAt(url), 'document-1', link, key));
        expect(failure).toMatchObject({ code: 'document-share.not-viewable' });
      });
  });

  it('are made for a paper that someone else has', async () => {
    const link = { recipient: 'Kim Co-buyer', days: 30 };
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to ask someone for a paper')
      .withRequest('POST', '/api/document-slots/bank_statements/requests', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(link);
      })
      .willRespondWith(201, (response) => {
        const share = { ...made, ...ofSlot, id: string('share-4'), kind: 'upload', recipient: 'Kim Co-buyer' };
        response.headers(replied).jsonBody({ token: string('a-token'), share });
      })
      .executeTest(async ({ url }) => {
        const { share } = await sendRequest(sessionAt(url), 'bank_statements', link, key);
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
      .executeTest(async ({ url }) => {
        await sendRevocation(sessionAt(url), 'share-1');
      });
  });
});

describe('someone with a link', () => {
  it('learns what was shared', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to open a link to a document')
      .withRequest('GET', `/api/shared-documents/${viewToken}`, (request) => {
        request.headers({ accept: 'application/json' });
      })
      .willRespondWith(200, (response) => {
        const type = regex('^(application|image)/.+$', 'application/pdf');
        response.headers(replied).jsonBody({
          ...{ kind: 'view', recipient: 'Lee Lender', owner: null, expiresAt: time, slotName: null },
          document: { name: string('October statement'), type, bytes: integer(48_200), pages: integer(3), dangers: [] },
        });
      })
      .executeTest(async ({ url }) => {
        const shared = await fetchShared(sessionAt(url), viewToken);
        expect(shared.document).toMatchObject({ name: 'October statement', pages: 3 });
      });
  });

  it('learns what is asked for', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to open a link for a paper')
      .withRequest('GET', `/api/shared-documents/${uploadToken}`, (request) => {
        request.headers({ accept: 'application/json' });
      })
      .willRespondWith(200, (response) => {
        const kind = { kind: 'upload', recipient: 'Kim Co-buyer', owner: null, expiresAt: time, document: null };
        response.headers(replied).jsonBody({ ...kind, slotName: string('Bank statements') });
      })
      .executeTest(async ({ url }) => {
        expect((await fetchShared(sessionAt(url), uploadToken)).slotName).toBe('Bank statements');
      });
  });

  it('hears that it doesn’t work', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to open a link that nobody made')
      .withRequest('GET', '/api/shared-documents/no-token', (request) => {
        request.headers({ accept: 'application/json' });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('shared-document.not-found'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(fetchShared(sessionAt(url), 'no-token'));
        expect(failure).toMatchObject({ code: 'shared-document.not-found' });
      });
  });

  it('sees what they sent', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the uploads of a link')
      .withRequest('GET', `/api/shared-documents/${uploadToken}/uploads`, (request) => {
        request.headers({ accept: 'application/json' });
      })
      .willRespondWith(200, (response) => {
        const refused = { id: 'upload-2', name: 'notes.txt', bytes: 12, received: 12 };
        response.headers(replied).jsonBody({ uploads: [{ ...refused, state: 'refused', refusal: 'wrong-type' }] });
      })
      .executeTest(async ({ url }) => {
        expect((await fetchSharedUploads(sessionAt(url), uploadToken))[0]?.refusal).toBe('wrong-type');
      });
  });

  it('begins to send a file', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to send a file through a link')
      .withRequest('POST', `/api/shared-documents/${uploadToken}/uploads`, (request) => {
        const { accept, 'content-type': type } = sent;
        request.headers({ accept, 'content-type': type, 'idempotency-key': key }).jsonBody(upload);
      })
      .willRespondWith(201, (response) => {
        const begun = { ...upload, id: string('upload-3'), received: 0, state: 'receiving', refusal: null };
        response.headers(replied).jsonBody(begun);
      })
      .executeTest(async ({ url }) => {
        expect((await sendSharedBeginning(sessionAt(url), uploadToken, upload, key)).id).toBe('upload-3');
      });
  });

  it('dismisses a file that was refused', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to dismiss a file that was sent through a link')
      .withRequest('DELETE', `/api/shared-documents/${uploadToken}/uploads/upload-2`, (request) => {
        request.headers({ accept: 'application/json' });
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await sendSharedEnd(sessionAt(url), uploadToken, 'upload-2');
      });
  });
});
