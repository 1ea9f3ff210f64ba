import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { exampleJoined, exampleWaitlistCount, exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { applicantValues } from '../../testing/applicant.js';
import { json, jsonHeaders, pactWith, transportTo, problemWithMessage } from '../../testing/pact.js';
import { readCount } from '../count/index.js';
import { join } from './join.js';
import { countPath } from './waitlist-form.js';

const { integer, like, string } = Matchers;

const pact = pactWith('svc-commerce');

const values = { ...applicantValues, website: '' };

describe('joining the waitlist', () => {
  it('accepts a new email', async () => {
    await pact
      .addInteraction()
      .given('nobody is on the waitlist')
      .uponReceiving('a join of the waitlist')
      .withRequest('POST', '/api/waitlist', (request) => {
        request.headers(jsonHeaders).jsonBody({ ...exampleWaitlistRequest });
      })
      .willRespondWith(201, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody({ ok: like(exampleJoined.ok), message: string(exampleJoined.message) });
      })
      .executeTest(async ({ url }) => {
        expect(await join(transportTo(url), values)).toEqual({ kind: 'joined' });
      });
  });

  it('rejects an email already on it, with the text of the specification', async () => {
    await pact
      .addInteraction()
      .given('jordan@example.com is on the waitlist')
      .uponReceiving('a join of the waitlist with an email that is on it')
      .withRequest('POST', '/api/waitlist', (request) => {
        request.headers(jsonHeaders).jsonBody({ ...exampleWaitlistRequest });
      })
      .willRespondWith(400, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody(problemWithMessage('waitlist.already-joined', waitlistTexts.already));
      })
      .executeTest(async ({ url }) => {
        expect(await join(transportTo(url), values)).toEqual({ kind: 'already-joined' });
      });
  });

  it('rejects a missing name, naming the field', async () => {
    const message = waitlistTexts.name;
    await pact
      .addInteraction()
      .given('nobody is on the waitlist')
      .uponReceiving('a join of the waitlist without a name')
      .withRequest('POST', '/api/waitlist', (request) => {
        request.headers(jsonHeaders).jsonBody({ ...exampleWaitlistRequest, name: '' });
      })
      .willRespondWith(400, (response) => {
        response.headers({ 'content-type': json() }).jsonBody(problemWithMessage('waitlist.invalid', message, 'name'));
      })
      .executeTest(async ({ url }) => {
        expect(await join(transportTo(url), { ...values, lastName: '' })).toEqual({
          kind: 'failed',
          code: 'waitlist.invalid',
          message,
          problems: { lastName: message },
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
        response.headers({ 'content-type': json() }).jsonBody({ count: integer(exampleWaitlistCount.count) });
      })
      .executeTest(async ({ url }) => {
        expect(await readCount(transportTo(url), countPath)).toMatchObject(exampleWaitlistCount);
      });
  });
});
