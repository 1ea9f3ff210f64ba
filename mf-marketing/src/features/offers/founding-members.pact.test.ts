import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { exampleFoundingMembersCount } from '@hearthway/contracts/examples';
import { json, pactWith, transportTo } from '../../testing/pact.js';
import { readCount } from '../count/index.js';
import { foundingCountPath } from './index.js';

const { count, soldOut } = exampleFoundingMembersCount;

it('returns the count of founding members and whether they are sold out', async () => {
  await pactWith('svc-commerce')
    .addInteraction()
    .uponReceiving('a request for how many founding members there are')
    .withRequest('GET', '/api/founding-members/count', (request) => {
      request.headers({ accept: 'application/json' });
    })
    .willRespondWith(200, (response) => {
      response
        .headers({ 'content-type': json() })
        .jsonBody({ count: Matchers.integer(count), soldOut: Matchers.boolean(soldOut) });
    })
    .executeTest(async ({ url }) => {
      expect(await readCount(transportTo(url), foundingCountPath)).toEqual({ count, soldOut });
    });
});
