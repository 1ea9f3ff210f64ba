import { join } from 'node:path';
import { Matchers, PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { json, transportTo } from '../../../testing/pact.js';
import { fetchFoundingMembersCount } from './count-founding-members.js';

const pact = new PactV4({
  consumer: 'mf-marketing',
  provider: 'svc-commerce',
  dir: join(import.meta.dirname, '../../../../../contracts/pacts'),
  logLevel: 'error',
});

it('the count of founding members is a number', async () => {
  await pact
    .addInteraction()
    .uponReceiving('a request for how many founding members there are')
    .withRequest('GET', '/api/founding-members/count', (request) => {
      request.headers({ accept: 'application/json' });
    })
    .willRespondWith(200, (response) => {
      response.headers({ 'content-type': json() }).jsonBody({ count: Matchers.integer(2) });
    })
    .executeTest(async ({ url }) => {
      expect(await fetchFoundingMembersCount(transportTo(url))).toBe(2);
    });
});
