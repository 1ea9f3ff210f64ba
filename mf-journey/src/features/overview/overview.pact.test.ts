import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, sessionAt } from '../../testing/pact.js';
import { fetchOverview } from './api.js';

const { date, eachLike, integer, string, timestamp } = Matchers;

it('what the dashboard says about the buyer is fetched', async () => {
  await journeyPact
    .addInteraction()
    .given('a buyer is signed in and has a first name, a budget, a letter, a home, an event, and keys')
    .uponReceiving('a request for the overview')
    .withRequest('GET', '/api/overview', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      response.headers(replied).jsonBody({
        firstName: string('Dana'),
        budgetCents: integer(30_300_000),
        letter: {
          lender: string('Oak Bank'),
          amountCents: integer(35_000_000),
          expiresOn: date('yyyy-MM-dd', '2027-02-18'),
        },
        homes: { saved: integer(3), offers: integer(0) },
        nextEvent: {
          title: string('Home tour'),
          startsAt: timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-12-03T20:30:00.000Z'),
        },
        homeowner: {
          address: string('12 Oak Street'),
          keysOn: date('yyyy-MM-dd', '2026-11-20'),
          done: integer(0),
          total: integer(7),
          next: eachLike({
            key: string('deed-mail'),
            title: string('Ignore mail'),
            on: date('yyyy-MM-dd', '2026-12-04'),
          }),
        },
      });
    })
    .executeTest(async ({ url }) => {
      expect(await fetchOverview(sessionAt(url))).toEqual({
        firstName: 'Dana',
        budgetCents: 30_300_000,
        letter: { lender: 'Oak Bank', amountCents: 35_000_000, expiresOn: '2027-02-18' },
        homes: { saved: 3, offers: 0 },
        nextEvent: { title: 'Home tour', startsAt: '2026-12-03T20:30:00.000Z' },
        homeowner: {
          address: '12 Oak Street',
          keysOn: '2026-11-20',
          done: 0,
          total: 7,
          next: [{ key: 'deed-mail', title: 'Ignore mail', on: '2026-12-04' }],
        },
      });
    });
});
