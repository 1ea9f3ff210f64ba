import { join } from 'node:path';
import { Matchers, PactV4 } from '@pact-foundation/pact';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { describe, expect, it } from 'vitest';
import { json, problem, transportTo } from '../../../testing/pact.js';
import { join as joinWaitlist } from '../join.js';
import type { WaitlistValues } from '../waitlist-values.js';
import { fetchWaitlistCount } from './count-waitlist.js';

const { integer, like, string } = Matchers;

const pact = new PactV4({
  consumer: 'mf-marketing',
  provider: 'svc-commerce',
  dir: join(import.meta.dirname, '../../../../../contracts/pacts'),
  logLevel: 'error',
});

const values: WaitlistValues = {
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan@example.com',
  state: 'TX',
  acceptedTerms: true,
  website: '',
};
const sent = {
  email: 'jordan@example.com',
  name: 'Jordan Rivera',
  state: 'TX',
  source: 'landing_page',
  acceptedTerms: true,
  website: '',
};
const headers = { 'content-type': 'application/json', accept: 'application/json' };

describe('joining the waitlist', () => {
  it('takes somebody who is not on it', async () => {
    await pact
      .addInteraction()
      .given('nobody is on the waitlist')
      .uponReceiving('a join of the waitlist')
      .withRequest('POST', '/api/waitlist', (request) => {
        request.headers(headers).jsonBody(sent);
      })
      .willRespondWith(201, (response) => {
        response.headers({ 'content-type': json() }).jsonBody({ ok: like(true), message: string('Joined') });
      })
      .executeTest(async ({ url }) => {
        expect(await joinWaitlist(transportTo(url), values)).toEqual({ kind: 'joined' });
      });
  });

  it('is refused to somebody who is on it, in the words of the specification', async () => {
    const { already } = waitlistTexts;
    await pact
      .addInteraction()
      .given('jordan@example.com is on the waitlist')
      .uponReceiving('a join of the waitlist with an email that is on it')
      .withRequest('POST', '/api/waitlist', (request) => {
        request.headers(headers).jsonBody(sent);
      })
      .willRespondWith(400, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody({ ...problem('waitlist.already-joined'), error: already, message: already });
      })
      .executeTest(async ({ url }) => {
        expect(await joinWaitlist(transportTo(url), values)).toEqual({ kind: 'already-joined' });
      });
  });

  it('is refused with the text and the field when something is missing', async () => {
    const message = waitlistTexts.name;
    await pact
      .addInteraction()
      .given('nobody is on the waitlist')
      .uponReceiving('a join of the waitlist without a name')
      .withRequest('POST', '/api/waitlist', (request) => {
        request.headers(headers).jsonBody({ ...sent, name: '' });
      })
      .willRespondWith(400, (response) => {
        response.headers({ 'content-type': json() }).jsonBody({
          ...problem('waitlist.invalid'),
          error: message,
          message,
          details: [{ path: 'body.name', message }],
        });
      })
      .executeTest(async ({ url }) => {
        expect(await joinWaitlist(transportTo(url), { ...values, lastName: '' })).toEqual({
          kind: 'failed',
          code: 'waitlist.invalid',
          message,
          at: { control: 'lastName', message },
        });
      });
  });
});

describe('the count of the waitlist', () => {
  it('is a number', async () => {
    await pact
      .addInteraction()
      .given('three are on the waitlist')
      .uponReceiving('a request for how many are on the waitlist')
      .withRequest('GET', '/api/waitlist/count', (request) => {
        request.headers({ accept: 'application/json' });
      })
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': json() }).jsonBody({ count: integer(3) });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchWaitlistCount(transportTo(url))).toBe(3);
      });
  });
});
