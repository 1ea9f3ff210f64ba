import {
  beginSigningSession,
  consentToSign,
  declineToSign,
  disclosureVersion,
  openSigningLink,
  readFormatTest,
  readSigningAudit,
  readSigningFile,
  readSigningPage,
  readSigningTask,
  requestSigningCode,
  sign,
} from '@hearthway/contracts/journey';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation, requestOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { failureOf, journeyPact, problemLike, replied } from '../../testing/pact.js';

const { eachLike, fromProviderState, integer, regex, string } = Matchers;

const opened = 'someone opened a link to sign';
const consented = 'someone opened a link to sign and consented';
const [token, session] = ['example-of-a-signing-link', 'example-of-a-signing-session'];
const sent = { accept: 'application/json', 'content-type': 'application/json' };
const time = regex(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`, '2026-11-20T10:00:00.000Z');
const digest = regex('^[0-9a-f]{64}$', 'ab'.repeat(32));
const number = Matchers.decimal(0.1);
const field = {
  id: string('sam-signs'),
  kind: 'signature',
  page: integer(1),
  x: number,
  y: number,
  width: number,
  height: number,
  required: true,
  label: '',
};
const task = {
  title: string('Contract'),
  senderName: string('Jordan Rivera'),
  senderEmail: string('jordan@example.com'),
  signerName: 'Sam Lee',
  status: 'sent',
  yourTurn: true,
  youSigned: false,
  consented: true,
  documents: [{ title: string('Contract'), pages: integer(1) }],
  pages: integer(1),
  fields: eachLike(field),
  signed: [],
  expiresAt: time,
};

/** Anyone’s: without a session of an account. */
const anyoneAt =
  (site: string): Transport =>
  (path, init) =>
    fetch(site + path, init);

describe('someone with a link to sign', () => {
  it('learns who sent it, and where the code goes', async () => {
    await journeyPact
      .addInteraction()
      .given(opened)
      .uponReceiving('a request to open a link to sign')
      .withRequest('POST', '/api/signing/links', (request) => {
        request.headers(sent).jsonBody({ token });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          ...{ senderName: string('Jordan Rivera'), senderEmail: string('jordan@example.com') },
          ...{ emailHint: 's…@example.com', status: 'sent' },
        });
      })
      .executeTest(async ({ url }) => {
        const link = await callOperation(anyoneAt(url), openSigningLink, { body: { token } });
        expect(link.emailHint).toBe('s…@example.com');
      });
  });

  it('asks for a code', async () => {
    await journeyPact
      .addInteraction()
      .given(opened)
      .uponReceiving('a request for a code to sign')
      .withRequest('POST', '/api/signing/codes', (request) => {
        request.headers(sent).jsonBody({ token });
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(anyoneAt(url), requestSigningCode, { body: { token } }));
  });

  it('begins with the mailed code', async () => {
    const body = { token, code: '123456' };
    await journeyPact
      .addInteraction()
      .given(opened)
      .uponReceiving('the mailed code to sign')
      .withRequest('POST', '/api/signing/sessions', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({ session: string(session) });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(anyoneAt(url), beginSigningSession, { body })).toEqual({ session });
      });
  });

  it('hears that a code is wrong', async () => {
    await journeyPact
      .addInteraction()
      .given(opened)
      .uponReceiving('a wrong code to sign')
      .withRequest('POST', '/api/signing/sessions', (request) => {
        request.headers(sent).jsonBody({ token, code: '000000' });
      })
      .willRespondWith(403, (response) => {
        response.headers(replied).jsonBody(problemLike('signing.wrong-code'));
      })
      .executeTest(async ({ url }) => {
        const call = callOperation(anyoneAt(url), beginSigningSession, { body: { token, code: '000000' } });
        expect(await failureOf(call)).toMatchObject({ code: 'signing.wrong-code' });
      });
  });
});

describe('a signer', () => {
  it('learns what is to be done', async () => {
    await journeyPact
      .addInteraction()
      .given(consented)
      .uponReceiving('a request for what is to be signed')
      .withRequest('POST', '/api/signing/task', (request) => {
        request.headers(sent).jsonBody({ session });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(task);
      })
      .executeTest(async ({ url }) => {
        const { fields } = await callOperation(anyoneAt(url), readSigningTask, { body: { session } });
        expect(fields).toMatchObject([{ id: 'sam-signs', kind: 'signature' }]);
      });
  });

  it.each([
    ['file', 'application/pdf', { session }],
    ['page', 'image/jpeg', { session, page: 1 }],
  ] as const)('reads the %s', async (what, type, body) => {
    await journeyPact
      .addInteraction()
      .given(opened)
      .uponReceiving(`a request for what is to be signed: the ${what}`)
      .withRequest('POST', `/api/signing/${what}`, (request) => {
        request.headers({ ...sent, accept: '*/*' }).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': type });
      })
      .executeTest(async ({ url }) => {
        const response =
          'page' in body
            ? await requestOperation(anyoneAt(url), readSigningPage, { body })
            : await requestOperation(anyoneAt(url), readSigningFile, { body });
        expect(response.headers.get('content-type')).toBe(type);
      });
  });

  it('downloads a test file', async () => {
    await journeyPact
      .addInteraction()
      .given(opened)
      .uponReceiving('a request for a test file')
      .withRequest('POST', '/api/signing/format-test', (request) => {
        request.headers({ ...sent, accept: 'application/pdf' }).jsonBody({ session });
      })
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': 'application/pdf' });
      })
      .executeTest(({ url }) => callOperation(anyoneAt(url), readFormatTest, { body: { session } }));
  });

  it('gets the audit once everyone has signed', async () => {
    await journeyPact
      .addInteraction()
      .given('someone opened a link to what everyone has signed')
      .uponReceiving('a request for the audit of what was signed')
      .withRequest('POST', '/api/signing/audit', (request) => {
        request.headers(sent).jsonBody({ session });
      })
      .willRespondWith(200, (response) => {
        const happened = {
          ...{ kind: 'created', envelopeId: 'envelope-1', title: string('Contract'), pages: integer(1) },
          documents: [{ title: 'Contract', sha256: digest, pages: 1 }],
          documentSha256: digest,
        };
        const step = { number: integer(1), at: time, previousSha256: digest, sha256: digest, happened };
        response
          .headers(replied)
          .jsonBody({ format: 'hearthway-envelope-audit-1', steps: Matchers.arrayContaining(step) });
      })
      .executeTest(async ({ url }) => {
        const { steps } = await callOperation(anyoneAt(url), readSigningAudit, { body: { session } });
        expect(steps[0]?.happened.kind).toBe('created');
      });
  });

  it('consents with the number of the test file', async () => {
    const body = { session, disclosureVersion, formatTestNumber: '1234' } as const;
    await journeyPact
      .addInteraction()
      .given(opened)
      .uponReceiving('a consent')
      .withRequest('POST', '/api/signing/consent', (request) => {
        const formatTestNumber = fromProviderState('${formatTestNumber}', body.formatTestNumber);
        request.headers(sent).jsonBody({ ...body, formatTestNumber });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(task);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(anyoneAt(url), consentToSign, { body })).toMatchObject({ consented: true });
      });
  });

  it('hears that the number of the test file is wrong', async () => {
    const body = { session, disclosureVersion, formatTestNumber: '1' } as const;
    await journeyPact
      .addInteraction()
      .given(opened)
      .uponReceiving('a consent with a wrong number')
      .withRequest('POST', '/api/signing/consent', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(400, (response) => {
        response.headers(replied).jsonBody(problemLike('signing.wrong-number'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(callOperation(anyoneAt(url), consentToSign, { body }))).toMatchObject({
          code: 'signing.wrong-number',
        });
      });
  });

  it('signs', async () => {
    const body = { session, values: { 'sam-signs': 'Sam Lee' } };
    await journeyPact
      .addInteraction()
      .given(consented)
      .uponReceiving('a signature')
      .withRequest('POST', '/api/signing/signatures', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...task, status: 'sealing', yourTurn: false, youSigned: true });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(anyoneAt(url), sign, { body })).toMatchObject({ youSigned: true });
      });
  });

  it('declines', async () => {
    const body = { session, how: 'paper', reason: '' } as const;
    await journeyPact
      .addInteraction()
      .given(consented)
      .uponReceiving('a wish for paper')
      .withRequest('POST', '/api/signing/declines', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...task, status: 'declined', yourTurn: false });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(anyoneAt(url), declineToSign, { body })).toMatchObject({ status: 'declined' });
      });
  });
});
