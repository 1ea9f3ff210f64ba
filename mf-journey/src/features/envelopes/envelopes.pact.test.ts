import {
  changeEnvelope,
  createEnvelope,
  deleteEnvelope,
  listEnvelopes,
  readEnvelopeAudit,
  readEnvelopeFile,
  readEnvelopePage,
  sendEnvelope,
  voidEnvelope,
  type EnvelopeEntry,
} from '@hearthway/contracts/journey';
import { callOperation, requestOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { eachLike, integer, regex, string } = Matchers;

const toSend = 'a buyer is signed in and has an envelope to send';
const out = 'a buyer is signed in and has an envelope out for signature';
const params = { envelopeId: 'envelope-1' };
const headers = { 'if-match': 1 };
const ifMatch = { 'if-match': '"1"' };
const time = regex(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`, '2026-11-20T10:00:00.000Z');
const digest = regex('^[0-9a-f]{64}$', 'ab'.repeat(32));
const entry: EnvelopeEntry = {
  title: 'Contract',
  senderName: 'Jordan Rivera',
  signers: [{ id: 'sam', name: 'Sam Lee', email: 'sam@example.com' }],
  fields: [
    {
      id: 'sam-signs',
      signerId: 'sam',
      kind: 'signature',
      page: 1,
      x: 0.1,
      y: 0.8,
      width: 0.3,
      height: 0.05,
      required: true,
      label: '',
    },
  ],
  days: 14,
};
const draft = {
  id: 'envelope-1',
  version: integer(1),
  status: 'draft',
  ...entry,
  documentId: string('document-1'),
  documents: [{ title: 'Contract', pages: 1 }],
  pages: 1,
  progress: [{ signerId: 'sam', status: 'waiting', at: null }],
  reason: '',
  signedDocumentId: null,
  sealedSha256: null,
  createdAt: time,
  sentAt: null,
  expiresAt: null,
  endedAt: null,
};

describe('envelopes', () => {
  it('are listed', async () => {
    await journeyPact
      .addInteraction()
      .given(toSend)
      .uponReceiving('a request for the envelopes of the signed-in buyer')
      .withRequest('GET', '/api/envelopes', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ envelopes: [draft] });
      })
      .executeTest(async ({ url }) => {
        const { envelopes } = await callOperation(requestAt(url), listEnvelopes);
        expect(envelopes.map(({ id, status }) => [id, status])).toEqual([['envelope-1', 'draft']]);
      });
  });

  it('are made of term sheets', async () => {
    const source = { kind: 'term-sheet', offerId: '3c1f0a52-8d6e-4b7c-a9d0-1e2f3a4b5c6d' } as const;
    const body = { sources: [source] };
    const key = '0b0f2a1c-6c1d-4c7e-9c8e-2f7f3e1d4b5a';
    await journeyPact
      .addInteraction()
      .given('a buyer with the Offer Toolkit has a draft of an offer')
      .uponReceiving('a request to put a term sheet into an envelope')
      .withRequest('POST', '/api/envelopes', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(body);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({
          ...draft,
          id: string('envelope-1'),
          ...{ title: 'Term sheet', senderName: string(''), signers: [], fields: [], progress: [] },
          ...{ documentId: null, documents: [{ title: 'Term sheet', pages: integer(2) }], pages: integer(2) },
        });
      })
      .executeTest(async ({ url }) => {
        const input = { headers: { 'idempotency-key': key }, body };
        expect((await callOperation(requestAt(url), createEnvelope, input)).title).toBe('Term sheet');
      });
  });

  it('are made of documents that are there', async () => {
    const source = { kind: 'document', documentId: 'no-document' } as const;
    const body = { sources: [source] };
    const key = '5d2c7e90-1f4b-4a6d-8e3f-7b9a0c1d2e3f';
    await journeyPact
      .addInteraction()
      .given(toSend)
      .uponReceiving('a request to put nothing into an envelope')
      .withRequest('POST', '/api/envelopes', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(body);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('document.not-found'));
      })
      .executeTest(async ({ url }) => {
        const input = { headers: { 'idempotency-key': key }, body };
        expect(await failureOf(callOperation(requestAt(url), createEnvelope, input))).toMatchObject({
          code: 'document.not-found',
        });
      });
  });

  it.each([
    ['their file', 'application/pdf', '/file', undefined],
    ['a page of it', 'image/jpeg', '/page', '1'],
  ] as const)('show %s', async (what, type, path, page) => {
    await journeyPact
      .addInteraction()
      .given(toSend)
      .uponReceiving(`a request for an envelope: ${what}`)
      .withRequest('GET', `/api/envelopes/envelope-1${path}`, (request) => {
        request.headers({ ...asked, accept: '*/*' });
        if (page !== undefined) request.query({ page });
      })
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': type });
      })
      .executeTest(async ({ url }) => {
        const response =
          page === undefined
            ? await requestOperation(requestAt(url), readEnvelopeFile, { params })
            : await requestOperation(requestAt(url), readEnvelopePage, { params, query: { page } });
        expect(response.headers.get('content-type')).toBe(type);
      });
  });

  it('are prepared', async () => {
    const body = { ...entry, title: 'The contract' };
    await journeyPact
      .addInteraction()
      .given(toSend)
      .uponReceiving('a request to say who signs')
      .withRequest('PUT', '/api/envelopes/envelope-1', (request) => {
        request.headers({ ...sent, ...ifMatch }).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...draft, version: 2, title: 'The contract' });
      })
      .executeTest(async ({ url }) => {
        const changed = await callOperation(requestAt(url), changeEnvelope, { params, headers, body });
        expect([changed.version, changed.title]).toEqual([2, 'The contract']);
      });
  });

  it('are sent', async () => {
    await journeyPact
      .addInteraction()
      .given(toSend)
      .uponReceiving('a request to send an envelope')
      .withRequest('POST', '/api/envelopes/envelope-1/send', (request) => {
        request.headers({ ...asked, ...ifMatch });
      })
      .willRespondWith(200, (response) => {
        const progress = [{ signerId: 'sam', status: 'asked', at: time }];
        response
          .headers(replied)
          .jsonBody({ ...draft, version: integer(3), status: 'sent', progress, sentAt: time, expiresAt: time });
      })
      .executeTest(async ({ url }) => {
        const { status } = await callOperation(requestAt(url), sendEnvelope, { params, headers });
        expect(status).toBe('sent');
      });
  });

  it('are sent once', async () => {
    await journeyPact
      .addInteraction()
      .given(out)
      .uponReceiving('a request to send an envelope that is out')
      .withRequest('POST', '/api/envelopes/envelope-1/send', (request) => {
        request.headers({ ...asked, 'if-match': '"2"' });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('envelope.wrong-status'));
      })
      .executeTest(async ({ url }) => {
        const input = { params, headers: { 'if-match': 2 } };
        expect(await failureOf(callOperation(requestAt(url), sendEnvelope, input))).toMatchObject({
          code: 'envelope.wrong-status',
        });
      });
  });

  it('are canceled', async () => {
    const body = { reason: 'Other terms' };
    await journeyPact
      .addInteraction()
      .given(out)
      .uponReceiving('a request to cancel an envelope')
      .withRequest('POST', '/api/envelopes/envelope-1/void', (request) => {
        request.headers({ ...sent, 'if-match': '"2"' }).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          ...draft,
          version: 3,
          status: 'voided',
          reason: 'Other terms',
          sentAt: time,
          expiresAt: time,
          endedAt: time,
        });
      })
      .executeTest(async ({ url }) => {
        const input = { params, headers: { 'if-match': 2 }, body };
        expect((await callOperation(requestAt(url), voidEnvelope, input)).status).toBe('voided');
      });
  });

  it('have an audit', async () => {
    await journeyPact
      .addInteraction()
      .given(toSend)
      .uponReceiving('a request for the audit of an envelope')
      .withRequest('GET', '/api/envelopes/envelope-1/audit', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const happened = {
          kind: 'created',
          envelopeId: 'envelope-1',
          title: string('Contract'),
          documents: [{ title: 'Contract', sha256: digest, pages: 1 }],
          documentSha256: digest,
          pages: integer(1),
        };
        response.headers(replied).jsonBody({
          format: 'hearthway-envelope-audit-1',
          steps: eachLike({ number: integer(1), at: time, previousSha256: digest, sha256: digest, happened }),
        });
      })
      .executeTest(async ({ url }) => {
        const { steps } = await callOperation(requestAt(url), readEnvelopeAudit, { params });
        expect(steps[0]?.happened.kind).toBe('created');
      });
  });

  it('are deleted while they are drafts', async () => {
    await journeyPact
      .addInteraction()
      .given(toSend)
      .uponReceiving('a request to delete an envelope')
      .withRequest('DELETE', '/api/envelopes/envelope-1', (request) => {
        request.headers({ ...asked, ...ifMatch });
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), deleteEnvelope, { params, headers }));
  });
});
