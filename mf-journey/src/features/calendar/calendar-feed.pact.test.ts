import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, sessionAt } from '../../testing/pact.js';
import { fetchCalendarFeed, requestCalendarLink, stopCalendarLink } from './feed-api.js';

const { regex } = Matchers;

const path = '/api/calendar-feed';
const madeAt = '2026-12-01T15:00:00.000Z';
const timeLike = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', madeAt);
const token = 'k'.repeat(43);
const linked = 'a buyer is signed in and has a link to their calendar';

describe('the link to a buyer’s calendar', () => {
  it('is asked for by its age', async () => {
    await journeyPact
      .addInteraction()
      .given(linked)
      .uponReceiving('a request for the link to the buyer’s calendar')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ madeAt: timeLike });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchCalendarFeed(sessionAt(url))).toEqual({ madeAt });
      });
  });

  it('is made, replacing the one before', async () => {
    await journeyPact
      .addInteraction()
      .given(linked)
      .uponReceiving('a request for a new link to the buyer’s calendar')
      .withRequest('POST', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({ token: regex('^[A-Za-z0-9_-]{43}$', token), madeAt: timeLike });
      })
      .executeTest(async ({ url }) => {
        expect(await requestCalendarLink(sessionAt(url))).toEqual({ token, madeAt });
      });
  });

  it('is turned off', async () => {
    await journeyPact
      .addInteraction()
      .given(linked)
      .uponReceiving('a request to turn off the link to the buyer’s calendar')
      .withRequest('DELETE', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await stopCalendarLink(sessionAt(url));
      });
  });
});
