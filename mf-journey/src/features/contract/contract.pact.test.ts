import { examplePurchaseTerms as terms } from '@hearthway/contracts/examples';
import * as journey from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, eachLike, integer, like, regex, string } = Matchers;

const under = 'a buyer has a home under contract';
const free = 'a buyer has no contract';
const fellThrough = 'a contract of a buyer fell through';

const key = '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77';
const first = { 'if-match': 1 };
const ended = { reason: 'fell_through' } as const;
const createdAt = '2026-11-20T10:00:00.000Z';
const times = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', createdAt);

const contract = {
  id: 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b',
  version: 1,
  status: 'active',
  offerId: null,
  createdAt,
  updatedAt: createdAt,
  endedAt: null,
};
const contractLike = (part: object) => ({
  ...contract,
  id: string(contract.id),
  createdAt: times,
  updatedAt: times,
  ...part,
});

describe('the contract of a buyer', () => {
  it('is fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a request for the contract of a buyer under contract')
      .withRequest('GET', '/api/contract', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ contract: contractLike({ terms: like(terms) }), history: [] });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), journey.getContract)).toEqual({
          contract: { ...contract, terms },
          history: [],
        });
      });
  });

  it('is fetched with those that fell through', async () => {
    const past = {
      version: integer(2),
      status: 'fell_through',
      terms: like(terms),
      endedAt: times,
      deadlines: eachLike(deadlineLike()),
    };
    await journeyPact
      .addInteraction()
      .given(fellThrough)
      .uponReceiving('a request for the contract of a buyer whose contract fell through')
      .withRequest('GET', '/api/contract', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ contract: null, history: eachLike(contractLike(past)) });
      })
      .executeTest(async ({ url }) => {
        const { contract: current, history } = await callOperation(requestAt(url), journey.getContract);
        expect(current).toBeNull();
        expect(history).toEqual([
          { ...contract, version: 2, status: 'fell_through', terms, endedAt: createdAt, deadlines: [deadline] },
        ]);
      });
  });

  it('is entered', async () => {
    await journeyPact
      .addInteraction()
      .given(free)
      .uponReceiving('a signed contract')
      .withRequest('POST', '/api/contract', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(terms);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(contractLike({ terms }));
      })
      .executeTest(async ({ url }) => {
        const headers = { 'idempotency-key': key };
        expect(await callOperation(requestAt(url), journey.createContract, { headers, body: terms })).toEqual({
          ...contract,
          terms,
        });
      });
  });

  it('is refused beside another', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a second contract')
      .withRequest('POST', '/api/contract', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(terms);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('contract.exists'));
      })
      .executeTest(async ({ url }) => {
        const headers = { 'idempotency-key': key };
        const refused = callOperation(requestAt(url), journey.createContract, { headers, body: terms });
        expect(await failureOf(refused)).toMatchObject({ status: 409, code: 'contract.exists' });
      });
  });

  const changed = { ...terms, closingOn: '2027-01-20' };

  it('is changed by version', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('other terms of a contract')
      .withRequest('PUT', '/api/contract', (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody(changed);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(contractLike({ version: 2, terms: changed }));
      })
      .executeTest(async ({ url }) => {
        expect(
          await callOperation(requestAt(url), journey.changeContract, { headers: first, body: changed }),
        ).toMatchObject({ version: 2, terms: changed });
      });
  });

  it('is not changed by an outdated version', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('other terms of an outdated contract')
      .withRequest('PUT', '/api/contract', (request) => {
        request.headers({ ...sent, 'if-match': '"7"' }).jsonBody(changed);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('contract.conflict'));
      })
      .executeTest(async ({ url }) => {
        const headers = { 'if-match': 7 };
        const refused = callOperation(requestAt(url), journey.changeContract, { headers, body: changed });
        expect(await failureOf(refused)).toMatchObject({ status: 409, code: 'contract.conflict' });
      });
  });

  it('ends', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('the end of a contract that fell through')
      .withRequest('POST', '/api/contract/end', (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody(ended);
      })
      .willRespondWith(200, (response) => {
        const part = { version: 2, status: 'fell_through', terms: like(terms), endedAt: times };
        response.headers(replied).jsonBody(contractLike(part));
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), journey.endContract, { headers: first, body: ended })).toMatchObject(
          { version: 2, status: 'fell_through', endedAt: createdAt },
        );
      });
  });
});

const deadline = {
  key: 'inspection',
  title: 'Option period ends',
  at: '2026-11-26T23:00:00.000Z',
  localDate: '2026-11-26',
  localTime: '17:00',
  timeZone: 'America/Chicago',
  rule: 'Until this minute, you may end the contract for any reason.',
  warning: null,
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
};
const deadlineLike = (part: object = {}) => ({
  ...Object.fromEntries(Object.entries(deadline).map(([name, value]) => [name, value === null ? null : like(value)])),
  ...part,
});
const entry = { ownDate: '2026-12-01', ownTime: '18:00', confirmed: true, done: false };
const own = { at: '2026-12-02T00:00:00.000Z', localDate: entry.ownDate, localTime: entry.ownTime };

describe('the deadlines of a contract', () => {
  it('are fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('a request for the deadlines of a buyer under contract')
      .withRequest('GET', '/api/deadlines', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ deadlines: eachLike(deadlineLike()), waiting: [] });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), journey.listDeadlines)).toEqual({
          deadlines: [deadline],
          waiting: [],
        });
      });
  });

  it('take the date and time of the signed page', async () => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving('the date of a deadline on the signed page')
      .withRequest('PUT', '/api/deadlines/inspection', (request) => {
        request.headers({ ...sent, 'if-match': '"0"' }).jsonBody(entry);
      })
      .willRespondWith(200, (response) => {
        response
          .headers(replied)
          .jsonBody(deadlineLike({ version: 1, own, confirmedAt: times, overdue: boolean(false) }));
      })
      .executeTest(async ({ url }) => {
        expect(
          await callOperation(requestAt(url), journey.changeDeadline, {
            params: { deadlineKey: 'inspection' },
            headers: { 'if-match': 0 },
            body: entry,
          }),
        ).toEqual({ ...deadline, version: 1, own, confirmedAt: createdAt });
      });
  });

  it.each([
    ['an outdated deadline', 'inspection', 7, entry, 409, 'deadline.conflict'],
    ['a deadline that the contract does not have', 'moon-landing', 0, entry, 404, 'deadline.not-found'],
    ['a deadline before the contract', 'inspection', 0, { ...entry, ownDate: '2026-01-02' }, 400, 'deadline.too-early'],
  ] as const)('refuse a change of %s', async (what, deadlineKey, version, body, status, code) => {
    await journeyPact
      .addInteraction()
      .given(under)
      .uponReceiving(`a change of ${what}`)
      .withRequest('PUT', `/api/deadlines/${deadlineKey}`, (request) => {
        request.headers({ ...sent, 'if-match': `"${version}"` }).jsonBody(body);
      })
      .willRespondWith(status, (response) => {
        response.headers(replied).jsonBody(problemLike(code));
      })
      .executeTest(async ({ url }) => {
        const refused = callOperation(requestAt(url), journey.changeDeadline, {
          params: { deadlineKey },
          headers: { 'if-match': version },
          body,
        });
        expect(await failureOf(refused)).toMatchObject({ status, code });
      });
  });
});
