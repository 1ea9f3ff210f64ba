import { getCalendarFeed, makeCalendarFeed, readCalendarFeed, stopCalendarFeed } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, requestAt } from '../../testing/pact.js';

const { regex, timestamp } = Matchers;

const path = '/api/calendar-feed';
const madeAt = '2026-11-20T10:00:00.000Z';
const token = 'a'.repeat(43);
const madeAtLike = timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", madeAt);
const withLink = () => journeyPact.addInteraction().given('a buyer with a calendar link');

describe('the calendar link', () => {
  it('says when it was made', async () => {
    await withLink()
      .uponReceiving('a request for the calendar link')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (reply) => {
        reply.headers(replied).jsonBody({ madeAt: madeAtLike });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getCalendarFeed)).toEqual({ madeAt });
      });
  });

  it('is made, in place of the one before', async () => {
    await withLink()
      .uponReceiving('a request for a new calendar link')
      .withRequest('POST', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(201, (reply) => {
        reply.headers(replied).jsonBody({ token: regex('^[A-Za-z0-9_-]{43}$', token), madeAt: madeAtLike });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), makeCalendarFeed)).toEqual({ token, madeAt });
      });
  });

  it('leads calendar apps to the calendar', async () => {
    await withLink()
      .uponReceiving('a calendar app’s request with the calendar link')
      .withRequest('GET', readCalendarFeed.path, (request) => {
        request.query({ token });
      })
      .willRespondWith(200, (reply) => {
        reply.headers({ 'Content-Type': 'text/calendar; charset=utf-8' });
      })
      .executeTest(async ({ url }) => {
        expect((await fetch(`${url}${readCalendarFeed.path}?token=${token}`)).status).toBe(200);
      });
  });

  it('is stopped', async () => {
    await withLink()
      .uponReceiving('a request to stop the calendar link')
      .withRequest('DELETE', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), stopCalendarFeed));
  });
});
