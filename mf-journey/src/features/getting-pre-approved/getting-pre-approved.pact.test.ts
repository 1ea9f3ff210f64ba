import { exampleEstimateEntry, exampleLetterEntry, exampleQuoteEntry } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import { estimateCalls, fetchProgress, letterCalls, quoteCalls, sendProgress } from './api.js';

const { eachLike, string } = Matchers;

const nothing = 'a buyer is signed in and has kept nothing for a pre-approval';
const kept = 'a buyer is signed in and has a letter, a lender, a Loan Estimate, and papers';
const key = '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77';
const ofVersion = (headers: typeof asked, version: number) => ({ ...headers, 'if-match': `"${version}"` });

const lists = [
  {
    what: 'pre-approval letters',
    thing: 'pre-approval-letter',
    path: '/api/pre-approval-letters',
    id: 'letter-1',
    entry: exampleLetterEntry,
    calls: letterCalls,
  },
  {
    what: 'lenders of their own',
    thing: 'lender-quote',
    path: '/api/lender-quotes',
    id: 'quote-1',
    entry: exampleQuoteEntry,
    calls: quoteCalls,
  },
  {
    what: 'Loan Estimates',
    thing: 'loan-estimate',
    path: '/api/loan-estimates',
    id: 'estimate-1',
    entry: exampleEstimateEntry,
    calls: estimateCalls,
  },
] as const;

describe.each(lists)('$what', ({ what, thing, path, id, entry, calls }) => {
  const { list, add, replace, remove } = calls as unknown as typeof letterCalls;
  const given = entry as unknown as typeof exampleLetterEntry;
  const stored = { id, version: 1 };

  it('are listed', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a request for the buyer’s ${what}`)
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(eachLike({ ...stored, ...entry }));
      })
      .executeTest(async ({ url }) => {
        expect(await list(sessionAt(url))).toEqual([{ ...stored, ...entry }]);
      });
  });

  it('are added with a key', async () => {
    await journeyPact
      .addInteraction()
      .given(nothing)
      .uponReceiving(`one to add to the buyer’s ${what}`)
      .withRequest('POST', path, (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(entry);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({ id: string(id), version: 1, ...entry });
      })
      .executeTest(async ({ url }) => {
        expect(await add(sessionAt(url), given, key)).toEqual({ ...stored, ...entry });
      });
  });

  it('are replaced', async () => {
    const changed = { ...entry, lender: 'Ash Mortgage' };
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a change of one of the buyer’s ${what}`)
      .withRequest('PUT', `${path}/${id}`, (request) => {
        request.headers({ ...sent, 'if-match': '"1"' }).jsonBody(changed);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ id, version: 2, ...changed });
      })
      .executeTest(async ({ url }) => {
        const replaced = await replace(sessionAt(url), stored, changed as unknown as typeof exampleLetterEntry);
        expect(replaced).toEqual({ id, version: 2, ...changed });
      });
  });

  it('are not replaced if they changed meanwhile', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a change of an outdated version of one of the buyer’s ${what}`)
      .withRequest('PUT', `${path}/${id}`, (request) => {
        request.headers({ ...sent, 'if-match': '"7"' }).jsonBody(entry);
      })
      .willRespondWith(409, (response) => {
        const versions = { yours: entry, current: { ...stored, ...entry } };
        response.headers(replied).jsonBody({ ...problemLike(`${thing}.conflict`), versions });
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(replace(sessionAt(url), { id, version: 7 }, given));
        expect(failure).toMatchObject({ status: 409, versions: { current: { ...stored, ...entry } } });
      });
  });

  it('are deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a deletion of one of the buyer’s ${what}`)
      .withRequest('DELETE', `${path}/${id}`, (request) => {
        request.headers(ofVersion(asked, 1));
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await remove(sessionAt(url), stored);
      });
  });

  it('are not known when they are not the buyer’s', async () => {
    await journeyPact
      .addInteraction()
      .given(nothing)
      .uponReceiving(`a deletion of one that is not among the buyer’s ${what}`)
      .withRequest('DELETE', `${path}/unknown`, (request) => {
        request.headers(ofVersion(asked, 1));
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike(`${thing}.not-found`));
      })
      .executeTest(async ({ url }) => {
        const deletion = remove(sessionAt(url), { id: 'unknown', version: 1 });
        expect(await failureOf(deletion)).toMatchObject({ status: 404, code: `${thing}.not-found` });
      });
  });
});

describe('the progress', () => {
  const path = '/api/pre-approval-progress';

  it('is fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving('a request for the buyer’s progress to a pre-approval')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ version: 1, payingCash: false, papers: eachLike('photo_id') });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchProgress(sessionAt(url))).toEqual({ version: 1, payingCash: false, papers: ['photo_id'] });
      });
  });

  it('is saved', async () => {
    const progress = { payingCash: true, papers: ['photo_id' as const] };
    await journeyPact
      .addInteraction()
      .given(nothing)
      .uponReceiving('the buyer’s progress to a pre-approval')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"0"' }).jsonBody(progress);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ version: 1, ...progress });
      })
      .executeTest(async ({ url }) => {
        expect(await sendProgress(sessionAt(url), 0, progress)).toEqual({ version: 1, ...progress });
      });
  });
});
