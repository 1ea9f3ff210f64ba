import { exampleLenderQuote, exampleLoanEstimate, examplePreApprovalLetter } from '@hearthway/contracts/examples';
import * as journey from '@hearthway/contracts/journey';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, eachLike, integer, like, string } = Matchers;

const nothing = 'a buyer is signed in and has kept nothing for a pre-approval';
const kept = 'a buyer is signed in and has a letter, a lender, a Loan Estimate, and papers';
const full = 'a buyer is signed in and has as many letters, lenders, and Loan Estimates as we keep';

const key = '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77';
const withKey = { 'idempotency-key': key };
const version = (read: number) => ({ 'if-match': read });
/** The header as it is sent. */
const tag = (read: number) => ({ 'if-match': `"${read}"` });
const unknownId = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
const renamed = { lender: 'Ash Mortgage' };

interface Collection {
  readonly what: string;
  /** The prefix of its error codes. */
  readonly thing: string;
  readonly path: string;
  /** Id of the provider's stored entry, in its first version. */
  readonly id: string;
  readonly entry: object;
  readonly list: (request: Transport) => Promise<unknown>;
  readonly create: (request: Transport) => Promise<unknown>;
  readonly rename: (request: Transport, read: number, id: string) => Promise<unknown>;
  readonly remove: (request: Transport, read: number) => Promise<unknown>;
}

const collections: readonly Collection[] = [
  {
    what: 'pre-approval letters',
    thing: 'pre-approval-letter',
    path: '/api/pre-approval-letters',
    id: 'letter-1',
    entry: examplePreApprovalLetter,
    list: (request) => callOperation(request, journey.listPreApprovalLetters),
    create: (request) =>
      callOperation(request, journey.createPreApprovalLetter, { headers: withKey, body: examplePreApprovalLetter }),
    rename: (request, read, letterId) =>
      callOperation(request, journey.changePreApprovalLetter, {
        params: { letterId },
        headers: version(read),
        body: { ...examplePreApprovalLetter, ...renamed },
      }),
    remove: (request, read) =>
      callOperation(request, journey.deletePreApprovalLetter, {
        params: { letterId: 'letter-1' },
        headers: version(read),
      }),
  },
  {
    what: 'lenders of their own',
    thing: 'lender-quote',
    path: '/api/lender-quotes',
    id: 'quote-1',
    entry: exampleLenderQuote,
    list: (request) => callOperation(request, journey.listLenderQuotes),
    create: (request) =>
      callOperation(request, journey.createLenderQuote, { headers: withKey, body: exampleLenderQuote }),
    rename: (request, read, quoteId) =>
      callOperation(request, journey.changeLenderQuote, {
        params: { quoteId },
        headers: version(read),
        body: { ...exampleLenderQuote, ...renamed },
      }),
    remove: (request, read) =>
      callOperation(request, journey.deleteLenderQuote, { params: { quoteId: 'quote-1' }, headers: version(read) }),
  },
  {
    what: 'Loan Estimates',
    thing: 'loan-estimate',
    path: '/api/loan-estimates',
    id: 'estimate-1',
    entry: exampleLoanEstimate,
    list: (request) => callOperation(request, journey.listLoanEstimates),
    create: (request) =>
      callOperation(request, journey.createLoanEstimate, { headers: withKey, body: exampleLoanEstimate }),
    rename: (request, read, estimateId) =>
      callOperation(request, journey.changeLoanEstimate, {
        params: { estimateId },
        headers: version(read),
        body: { ...exampleLoanEstimate, ...renamed },
      }),
    remove: (request, read) =>
      callOperation(request, journey.deleteLoanEstimate, {
        params: { estimateId: 'estimate-1' },
        headers: version(read),
      }),
  },
];

describe.each(collections)('$what', ({ what, thing, path, id, entry, list, create, rename, remove }) => {
  it('are listed', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a request for the buyer’s ${what}`)
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(eachLike({ id, version: 1, ...entry }));
      })
      .executeTest(async ({ url }) => {
        expect(await list(requestAt(url))).toEqual([{ id, version: 1, ...entry }]);
      });
  });

  it('are added', async () => {
    await journeyPact
      .addInteraction()
      .given(nothing)
      .uponReceiving(`one more of the buyer’s ${what}`)
      .withRequest('POST', path, (request) => {
        request.headers({ ...sent, ...withKey }).jsonBody(entry);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({ id: string(id), version: 1, ...entry });
      })
      .executeTest(async ({ url }) => {
        expect(await create(requestAt(url))).toEqual({ id, version: 1, ...entry });
      });
  });

  it('are not added without end', async () => {
    await journeyPact
      .addInteraction()
      .given(full)
      .uponReceiving(`one too many of the buyer’s ${what}`)
      .withRequest('POST', path, (request) => {
        request.headers({ ...sent, ...withKey }).jsonBody(entry);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike(`${thing}.too-many`));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(create(requestAt(url)))).toMatchObject({ status: 409, code: `${thing}.too-many` });
      });
  });

  it('are changed as a whole', async () => {
    const changed = { ...entry, ...renamed };
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a change of one of the buyer’s ${what}`)
      .withRequest('PUT', `${path}/${id}`, (request) => {
        request.headers({ ...sent, ...tag(1) }).jsonBody(changed);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ id, version: 2, ...changed });
      })
      .executeTest(async ({ url }) => {
        expect(await rename(requestAt(url), 1, id)).toEqual({ id, version: 2, ...changed });
      });
  });

  it('are not changed if they changed meanwhile', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a change of another version of one of the buyer’s ${what}`)
      .withRequest('PUT', `${path}/${id}`, (request) => {
        request.headers({ ...sent, ...tag(7) }).jsonBody({ ...entry, ...renamed });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike(`${thing}.conflict`));
      })
      .executeTest(async ({ url }) => {
        const change = rename(requestAt(url), 7, id);
        expect(await failureOf(change)).toMatchObject({ status: 409, code: `${thing}.conflict` });
      });
  });

  it('are not changed if they were deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a change of one that is none of the buyer’s ${what}`)
      .withRequest('PUT', `${path}/${unknownId}`, (request) => {
        request.headers({ ...sent, ...tag(1) }).jsonBody({ ...entry, ...renamed });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike(`${thing}.not-found`));
      })
      .executeTest(async ({ url }) => {
        const change = rename(requestAt(url), 1, unknownId);
        expect(await failureOf(change)).toMatchObject({ status: 404, code: `${thing}.not-found` });
      });
  });

  it('are deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a deletion of one of the buyer’s ${what}`)
      .withRequest('DELETE', `${path}/${id}`, (request) => {
        request.headers({ ...asked, ...tag(1) });
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await remove(requestAt(url), 1);
      });
  });

  it('are not deleted unseen', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving(`a deletion of another version of one of the buyer’s ${what}`)
      .withRequest('DELETE', `${path}/${id}`, (request) => {
        request.headers({ ...asked, ...tag(7) });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike(`${thing}.conflict`));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(remove(requestAt(url), 7))).toMatchObject({ status: 409, code: `${thing}.conflict` });
      });
  });
});

describe('papers, and paying cash', () => {
  const path = '/api/pre-approval-progress';
  const body = { payingCash: true, papers: ['photo_id', 'gift_letter'] } as const;
  const save = (request: Transport, read: number) =>
    callOperation(request, journey.savePreApprovalProgress, {
      headers: version(read),
      body: { ...body, papers: [...body.papers] },
    });

  it('are fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving('a request for the buyer’s progress to a pre-approval')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const progress = { version: integer(1), payingCash: boolean(false), papers: eachLike('photo_id') };
        response.headers(replied).jsonBody(progress);
      })
      .executeTest(async ({ url }) => {
        const progress = { version: 1, payingCash: false, papers: ['photo_id'] };
        expect(await callOperation(requestAt(url), journey.getPreApprovalProgress)).toEqual(progress);
      });
  });

  it('are saved for the first time', async () => {
    await journeyPact
      .addInteraction()
      .given(nothing)
      .uponReceiving('the buyer’s first progress to a pre-approval')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, ...tag(0) }).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ version: 1, ...body });
      })
      .executeTest(async ({ url }) => {
        expect(await save(requestAt(url), 0)).toEqual({ version: 1, ...body });
      });
  });

  it('are not saved if they changed meanwhile', async () => {
    await journeyPact
      .addInteraction()
      .given(kept)
      .uponReceiving('a change of another version of the buyer’s progress')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, ...tag(7) }).jsonBody(body);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('pre-approval-progress.conflict'));
      })
      .executeTest(async ({ url }) => {
        const saving = save(requestAt(url), 7);
        expect(await failureOf(saving)).toMatchObject({ status: 409, code: 'pre-approval-progress.conflict' });
      });
  });
});

describe('a comparison', () => {
  it('is made of two Loan Estimates and the home that the buyer plans', async () => {
    // With a long rate lock and a cheap home, no message depends on the day or the place.
    const locked = { ...exampleLoanEstimate, lockedUntil: '2099-01-05' };
    const estimates = [locked, { ...locked, ...renamed, originationCents: 230_000 }];
    const body = { estimates, home: { state: 'TX', priceCents: 10_000_000 } as const };
    const comparison = journey.compareEstimates(estimates, { today: '2026-11-23', usualTaxesAndInsuranceCents: null });
    await journeyPact
      .addInteraction()
      .given(nothing)
      .uponReceiving('two Loan Estimates to compare')
      .withRequest('POST', '/api/loan-estimates/compare', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(like(comparison));
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), journey.compareLoanEstimates, { body })).toEqual(comparison);
      });
  });
});
