import { describe, expect, it } from '@jest/globals';
import { exampleCredential } from '../testing/in-memory-admin.js';
import { asked, pactWith, replied, sendTo, signedIn } from '../testing/pact.js';
import { checkCredential } from './admin-session.js';

describe('the check of a credential', () => {
  it('is answered for an admin', async () => {
    await pactWith('svc-identity')
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a check of an admin’s credential')
      .withRequest('GET', '/api/admin/check-auth', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ authenticated: true });
      })
      .executeTest(async ({ url }) => {
        await expect(checkCredential(exampleCredential, sendTo(url))).resolves.toBeUndefined();
      });
  });
});
