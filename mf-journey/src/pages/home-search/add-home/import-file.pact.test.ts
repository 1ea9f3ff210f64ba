import { expect, it } from '@jest/globals';
import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { importHomes } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { journeyPact as pact, replied, requestAt, sent } from '../../../testing/pact.js';

const key = '7d0c2f5e-91b3-4c64-8a2e-5f6b7c8d9e0f';
const { address, city, state, zipCode, priceCents, bedrooms, bathrooms, squareFeet, yearBuilt, propertyType } =
  exampleHomeEntry;
const facts = { address, city, state, zipCode, priceCents, bedrooms, bathrooms, squareFeet, yearBuilt, propertyType };
const list = {
  homes: [exampleHomeEntry, { ...exampleHomeEntry, address: '9 Juniper Court' }],
  sales: [{ ...facts, soldOn: '2026-10-31' }],
};

it('saves a list of homes and past sales, and says which homes the buyer had', () =>
  pact
    .addInteraction()
    .given('a buyer has saved a home')
    .uponReceiving('a list of homes and past sales')
    .withRequest('POST', '/api/homes/import', (request) =>
      request.headers({ ...sent, 'idempotency-key': key }).jsonBody(list),
    )
    .willRespondWith(200, (response) => response.headers(replied).jsonBody({ added: 1, merged: 1, sales: 1 }))
    .executeTest(async ({ url }) => {
      const input = { headers: { 'idempotency-key': key }, body: list };
      expect(await callOperation(requestAt(url), importHomes, input)).toEqual({ added: 1, merged: 1, sales: 1 });
    }));
