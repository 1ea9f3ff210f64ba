import {
  exportList,
  listPayments,
  listWaitlist,
  paymentStatuses,
  revealEmail,
  waitlistSources,
} from '@hearthway/contracts/commerce';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { asked, pactWith, problemLike, replied, requestAt, sent, signedIn } from '../../testing/pact.js';
import { fetchPage } from '../../features/pagination/index.js';

const { eachLike, fromProviderState, includes, integer, regex, string } = MatchersV3;

const pact = pactWith('svc-commerce');
const id = '6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11';
const masked = 'jo•••@example.com';
const createdAt = '2026-11-20T12:00:00.000Z';
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$', createdAt);
const maskedLike = regex('^.*•••@.+$', masked);

describe('the waitlist', () => {
  it('comes newest first with masked addresses', async () => {
    await pact
      .addInteraction()
      .given(signedIn)
      .given('jordan@example.com is on the waitlist')
      .uponReceiving('a request for the waitlist by an admin')
      .withRequest('GET', '/api/admin/waitlist', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const source = regex(waitlistSources.join('|'), 'landing_page');
        response.headers(replied).jsonBody(
          eachLike({
            id: string(id),
            email: maskedLike,
            name: string('Jordan Rivera'),
            state: string('TX'),
            source,
            createdAt: time,
          }),
        );
      })
      .executeTest(async ({ url }) => {
        const entry = { id, email: masked, name: 'Jordan Rivera', state: 'TX', source: 'landing_page', createdAt };
        expect(await fetchPage(requestAt(url), listWaitlist)).toEqual({ records: [entry] });
      });
  });

  it('is followed to the next page by the header Link', async () => {
    const next = '</api/admin/waitlist?before=1795176000000.ab-c>; rel="next"';
    await pact
      .addInteraction()
      .given(signedIn)
      .given('more are on the waitlist than a page holds')
      .uponReceiving('a request for the first page of a long waitlist by an admin')
      .withRequest('GET', '/api/admin/waitlist', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const link = regex('^</api/admin/waitlist\\?before=\\d+\\.[\\w-]+>; rel="next"$', next);
        response
          .headers({ ...replied, link })
          .jsonBody(eachLike({ id: string(id), email: maskedLike, source: string('landing_page'), createdAt: time }));
      })
      .executeTest(async ({ url }) => {
        const { before } = await fetchPage(requestAt(url), listWaitlist);
        expect(before).toBe('1795176000000.ab-c');
      });
  });
});

describe('the payments', () => {
  it('come as two lists', async () => {
    const payment = {
      id: string(id),
      email: maskedLike,
      firstName: string('Jordan'),
      lastName: string('Rivera'),
      state: string('TX'),
      amount: integer(5_000),
      status: regex(paymentStatuses.join('|'), 'completed'),
      createdAt: time,
    };
    await pact
      .addInteraction()
      .given(signedIn)
      .given('a payment is pending')
      .uponReceiving('a request for the payments by an admin')
      .withRequest('GET', '/api/admin/payments', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ foundingMembers: eachLike(payment), offerToolkits: [] });
      })
      .executeTest(async ({ url }) => {
        const { records } = await fetchPage(requestAt(url), listPayments);
        expect(records.foundingMembers).toMatchObject([{ id, email: masked, amount: 5_000, status: 'completed' }]);
        expect(records.offerToolkits).toEqual([]);
      });
  });
});

describe('an address', () => {
  it('is shown in full', async () => {
    const email = 'jordan@example.com';
    await pact
      .addInteraction()
      .given(signedIn)
      .given('jordan@example.com is on the waitlist')
      .uponReceiving('a request for the address of an entry')
      .withRequest('POST', '/api/admin/reveals', (request) => {
        request.headers(sent).jsonBody({ list: 'waitlist', id: fromProviderState('${entryId}', id) });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ email });
      })
      .executeTest(async ({ url }) => {
        const body = { list: 'waitlist', id } as const;
        expect(await callOperation(requestAt(url), revealEmail, { body })).toEqual({ email });
      });
  });

  it('is refused where its entry is gone', async () => {
    const body = { list: 'waitlist', id } as const;
    await pact
      .addInteraction()
      .given(signedIn)
      .given('nobody is on the waitlist')
      .uponReceiving('a request for the address of an entry that is gone')
      .withRequest('POST', '/api/admin/reveals', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('admin.entry-not-found'));
      })
      .executeTest(async ({ url }) => {
        const reveal = callOperation(requestAt(url), revealEmail, { body });
        await expect(reveal).rejects.toMatchObject({ status: 404, code: 'admin.entry-not-found' });
      });
  });
});

describe('a file', () => {
  it('is given for a reason', async () => {
    const body = { list: 'waitlist', reason: 'To write to those in Texas' } as const;
    await pact
      .addInteraction()
      .given(signedIn)
      .given('jordan@example.com is on the waitlist')
      .uponReceiving('a request for the waitlist as a file')
      .withRequest('POST', '/api/admin/exports', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        const csv = includes('jordan@example.com');
        const fileName = regex('^[\\w.-]+\\.csv$', 'waitlist.csv');
        response.headers(replied).jsonBody({ fileName, rows: 1, csv });
      })
      .executeTest(async ({ url }) => {
        const file = await callOperation(requestAt(url), exportList, { body });
        expect(file).toMatchObject({ fileName: 'waitlist.csv', rows: 1 });
        expect(file.csv).toContain('jordan@example.com');
      });
  });
});
