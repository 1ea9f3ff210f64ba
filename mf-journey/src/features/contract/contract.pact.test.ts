import { examplePurchaseTerms as terms } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import {
  fetchContract,
  fetchDeadlines,
  sendChangedContract,
  sendContractEnd,
  sendDeadline,
  sendNewContract,
} from './api.js';

const { eachLike, integer, like, regex, string } = Matchers;

const id = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const under = 'a buyer is signed in and has a home under contract';
const free = 'a buyer is signed in and has no contract';
const createdAt = '2026-11-20T10:00:00.000Z';
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', createdAt);
const contractLike = (part: object = {}) => ({
  id: string(id),
  version: integer(1),
  status: 'active',
  terms: like(terms),
  offerId: null,
  createdAt: time,
  updatedAt: time,
  endedAt: null,
  ...part,
});
const contract = {
  id,
  version: 1,
  status: 'active',
  terms,
  offerId: null,
  createdAt,
  updatedAt: createdAt,
  endedAt: null,
};
const deadline = {
  key: 'inspection',
  title: 'Option period ends',
  at: '2026-11-26T23:00:00.000Z',
  localDate: '2026-11-26',
  localTime: '17:00',
  timeZone: 'America/Chicago',
  rule: 'Until this minute you may end the contract for any reason.',
  rolledFrom: null,
  rowId: 'deadline/TX/inspection@2026-01-01',
  sourceName: 'Texas Real Estate Commission',
  sourceUrl: 'https://www.trec.texas.gov',
  sourceDate: '2026-11-20',
  standing: 'cited',
  version: 0,
  own: null,
  confirmedAt: null,
  doneAt: null,
  overdue: false,
} as const;
const deadlineLike = (part: object = {}) => ({
  ...Object.fromEntries(Object.entries(deadline).map(([name, value]) => [name, value === null ? null : like(value)])),
  ...part,
});
const entry = { ownDate: '2026-11-27', ownTime: null, confirmed: true, done: false };
const matching = { ...sent, 'if-match': '"1"' };

describe('the contract of a buyer', () => {
  it('is fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a request for the contract of the signed-in buyer')
      .withRequest('GET', '/api/contract', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ contract: contractLike(), history: [] });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchContract(sessionAt(url))).toEqual({ contract, history: [] });
      });
  });

  it('is entered once for one key', async () => {
    const idempotencyKey = '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77';
    await journeyPact
      .addInteraction()
      .given(free)
      .uponReceiving('a signed contract')
      .withRequest('POST', '/api/contract', (request) => {
        request.headers({ ...sent, 'idempotency-key': idempotencyKey }).jsonBody(terms);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(contractLike());
      })
      .executeTest(async ({ url }) => {
        expect(await sendNewContract(sessionAt(url), terms, idempotencyKey)).toEqual(contract);
      });
  });

  it('is refused beside another', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a second contract')
      .withRequest('POST', '/api/contract', (request) => {
        request.headers(sent).jsonBody(terms);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('contract.exists'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(sendNewContract(sessionAt(url), terms));
        expect(refused).toMatchObject({ code: 'contract.exists' });
      });
  });

  it('is changed by version', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('other terms of a contract')
      .withRequest('PUT', '/api/contract', (request) => {
        request.headers(matching).jsonBody({ ...terms, closingOn: '2027-01-11' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(contractLike({ version: 2 }));
      })
      .executeTest(async ({ url }) => {
        const changed = await sendChangedContract(sessionAt(url), contract, { ...terms, closingOn: '2027-01-11' });
        expect(changed).toMatchObject({ version: 2 });
      });
  });

  it('is not changed if its version is an old one', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a change of an old version of a contract')
      .withRequest('PUT', '/api/contract', (request) => {
        request.headers({ ...sent, 'if-match': '"7"' }).jsonBody(terms);
      })
      .willRespondWith(409, (response) => {
        const versions = { yours: like(terms), current: contractLike() };
        response.headers(replied).jsonBody({ ...problemLike('contract.conflict'), versions });
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(sendChangedContract(sessionAt(url), { version: 7 }, terms));
        expect(refused).toMatchObject({ code: 'contract.conflict', versions: { current: contract } });
      });
  });

  it('ends', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a contract that fell through')
      .withRequest('POST', '/api/contract/end', (request) => {
        request.headers(matching).jsonBody({ reason: 'fell_through' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(contractLike({ version: 2, status: 'fell_through', endedAt: time }));
      })
      .executeTest(async ({ url }) => {
        const ended = await sendContractEnd(sessionAt(url), contract);
        expect(ended).toMatchObject({ version: 2, status: 'fell_through' });
      });
  });
});

describe('the deadlines of a contract', () => {
  it('are fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a request for the deadlines of the signed-in buyer')
      .withRequest('GET', '/api/deadlines', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const waiting = eachLike({ key: string('title'), title: string('Title'), rule: string('When it comes.') });
        response.headers(replied).jsonBody({ deadlines: eachLike(deadlineLike()), waiting });
      })
      .executeTest(async ({ url }) => {
        const { deadlines, waiting } = await fetchDeadlines(sessionAt(url));
        expect(deadlines[0]).toMatchObject({ key: 'inspection', at: deadline.at });
        expect(waiting[0]).toMatchObject({ key: 'title' });
      });
  });

  it('get the buyer’s own date by version', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('what the signed page says about a deadline')
      .withRequest('PUT', '/api/deadlines/inspection', (request) => {
        request.headers({ ...sent, 'if-match': '"0"' }).jsonBody(entry);
      })
      .willRespondWith(200, (response) => {
        const own = { at: time, localDate: '2026-11-27', localTime: string('17:00') };
        response.headers(replied).jsonBody(deadlineLike({ version: 1, own, confirmedAt: time }));
      })
      .executeTest(async ({ url }) => {
        const changed = await sendDeadline(sessionAt(url), deadline, entry);
        expect(changed).toMatchObject({ version: 1, own: { localDate: '2026-11-27' } });
      });
  });
});
