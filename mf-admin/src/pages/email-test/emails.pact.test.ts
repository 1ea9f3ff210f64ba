import { previewEmail, sendTestEmail } from '@hearthway/contracts/commerce';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { asked, pactWith, problemLike, replied, requestAt, signedIn } from '../../testing/pact.js';

const { boolean, string } = MatchersV3;

const pact = pactWith('svc-commerce');

describe('an email for a test', () => {
  it('is sent to an address, and whether it was is said', async () => {
    await pact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a request for a test email by an admin')
      .withRequest('GET', '/api/test-email', (request) => {
        request.headers(asked).query({ type: 'founding', email: 'reader@example.com' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ success: boolean(true) });
      })
      .executeTest(async ({ url }) => {
        const query = { type: 'founding', email: 'reader@example.com' } as const;
        expect(await callOperation(requestAt(url), sendTestEmail, { query })).toEqual({ success: true });
      });
  });

  it('is refused to what is no address', async () => {
    await pact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a request for a test email to no address by an admin')
      .withRequest('GET', '/api/test-email', (request) => {
        request.headers(asked).query({ type: 'waitlist', email: 'jordan' });
      })
      .willRespondWith(400, (response) => {
        response.headers(replied).jsonBody(problemLike('email.recipient-invalid'));
      })
      .executeTest(async ({ url }) => {
        const call = callOperation(requestAt(url), sendTestEmail, { query: { type: 'waitlist', email: 'jordan' } });
        await expect(call).rejects.toMatchObject({ status: 400, code: 'email.recipient-invalid' });
      });
  });

  it('is shown as HTML and as plain text', async () => {
    const email = { subject: 'Your receipt', html: '<html><head></head></html>', text: 'Your receipt' };
    await pact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a request for the preview of an email by an admin')
      .withRequest('GET', '/api/email-preview', (request) => {
        request.headers(asked).query({ type: 'offer' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          success: true,
          subject: string(email.subject),
          html: string(email.html),
          text: string(email.text),
        });
      })
      .executeTest(async ({ url }) => {
        const shown = await callOperation(requestAt(url), previewEmail, { query: { type: 'offer' } });
        expect(shown).toEqual({ success: true, ...email });
      });
  });
});
