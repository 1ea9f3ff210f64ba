import { describe, expect, it } from '@jest/globals';
import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { lenderFindCount } from '@hearthway/contracts/constants';
import {
  adviseOnLenders,
  changeLenderMatchStatus,
  countRemainingLenders,
  findLenderMatches,
  getLenderList,
  lenderMatchStatuses,
  loanPrograms,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';
import { fetchLenderMatches, isInformationMissing } from './api.js';

const { boolean, eachLike, integer, like, number, regex, string } = Matchers;
const { fromProviderState } = MatchersV3;

const matchId = '00000000-0000-4000-8000-00000000a001';
const matchLike = {
  id: string(matchId),
  status: regex(`^(${Object.keys(lenderMatchStatuses).join('|')})$`, 'matched'),
  matchScore: number(90),
  lender: {
    name: string('Paper Lighthouse Mortgage'),
    description: string('Low down payments, decided by people.'),
    minCreditScore: number(620),
    maxDebtToIncomeRatio: number(45),
    minDownPaymentPercent: number(3),
    website: string(''),
    fictional: boolean(true),
  },
  reasons: eachLike({
    factor: regex('^(debtToIncome|creditScore|downPayment)$', 'debtToIncome'),
    met: boolean(true),
    points: number(16),
    maximum: number(16),
    text: string('Your debt-to-income ratio is 34%, below this lender’s 45% maximum.'),
  }),
  estimate: {
    program: regex(`^(${Object.keys(loanPrograms).join('|')})$`, 'conventional'),
    rate: { rateBasisPoints: integer(625), source: null, asOf: null },
    priceCents: integer(32_000_000),
    downPaymentCents: integer(3_200_000),
    paymentCents: integer(252_000),
    cash: { lowCents: integer(3_840_000), expectedCents: integer(4_110_000), highCents: integer(4_480_000) },
  },
};
const hasMatches = 'a buyer has lender matches';

describe('the list of lender matches', () => {
  it('is fetched for the signed-in buyer', () =>
    journeyPact
      .addInteraction()
      .given(hasMatches)
      .uponReceiving('a request for the lender matches of the signed-in buyer')
      .withRequest('GET', '/api/lender-matches', (request) => request.headers(asked))
      .willRespondWith(200, (response) => response.headers(replied).jsonBody(eachLike(matchLike)))
      .executeTest(async ({ url }) => {
        expect(await fetchLenderMatches(requestAt(url))).toMatchObject([{ id: matchId, matchScore: 90 }]);
      }));

  it('is refused to someone whose session has ended', () =>
    journeyPact
      .addInteraction()
      .given('nobody is signed in')
      .uponReceiving('a request for lender matches with a token that is not valid')
      .withRequest('GET', '/api/lender-matches', (request) =>
        request.headers({ ...asked, authorization: 'not-a-valid-token' }),
      )
      .willRespondWith(401, (response) => response.headers(replied).jsonBody(problemLike('session.required')))
      .executeTest(async ({ url }) => {
        const failure = await failureOf(fetchLenderMatches(requestAt(url, 'not-a-valid-token')));

        expect(failure.message).toBe('API error: 401');
      }));
});

describe('the count of remaining lenders', () => {
  it('is fetched for the signed-in buyer', () =>
    journeyPact
      .addInteraction()
      .given(hasMatches)
      .uponReceiving('a request for how many lenders remain')
      .withRequest('GET', '/api/lender-matches/remaining', (request) => request.headers(asked))
      .willRespondWith(200, (response) => response.headers(replied).jsonBody({ count: integer(4) }))
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), countRemainingLenders)).toEqual({ count: 4 });
      }));
});

describe('the advice', () => {
  it('names the changes with which lenders would match', () =>
    journeyPact
      .addInteraction()
      .given('no lender matches the plan of a buyer')
      .uponReceiving('a request for what would make lenders match')
      .withRequest('GET', '/api/lender-matches/advice', (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          suggestions: eachLike({
            change: like({}),
            lenderCount: integer(3),
            text: string('With about $5,000 more down, $30,000 in all, 3 lenders would match.'),
          }),
          obstacle: null,
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), adviseOnLenders)).toMatchObject({
          suggestions: [{ lenderCount: 3 }],
          obstacle: null,
        });
      }));
});

describe('the list of lenders', () => {
  it('says whether they are made up', () =>
    journeyPact
      .addInteraction()
      .given(hasMatches)
      .uponReceiving('a request for what the lenders are')
      .withRequest('GET', '/api/lender-list', (request) => request.headers(asked))
      .willRespondWith(200, (response) => response.headers(replied).jsonBody({ fictional: boolean(true) }))
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getLenderList)).toEqual({ fictional: true });
      }));
});

describe('a find', () => {
  const requestOf = (what: string, state: string) =>
    journeyPact
      .addInteraction()
      .given(state)
      .uponReceiving(what)
      .withRequest('POST', '/api/lender-matches/find', (request) => request.headers(sent).jsonBody({ count: 3 }));

  it('gives the lenders that were added', () =>
    requestOf('a find of lenders', 'a buyer has said all that matching lenders needs')
      .willRespondWith(200, (response) => response.headers(replied).jsonBody(eachLike(matchLike)))
      .executeTest(async ({ url }) => {
        expect(
          await callOperation(requestAt(url), findLenderMatches, { body: { count: lenderFindCount } }),
        ).toMatchObject([{ status: 'matched' }]);
      }));

  it('is refused while the financial information is not complete', () =>
    requestOf('a find of lenders without financial information', 'a buyer has said nothing of their finances')
      .willRespondWith(400, (response) => {
        const message = like('Your financial information is required to match lenders');
        const marked = regex(
          '.*financial information is required.*',
          'Your financial information is required to match lenders',
        );
        response
          .headers(replied)
          .jsonBody({ ...problemLike('lender-match.financial-information-required'), error: message, message: marked });
      })
      .executeTest(async ({ url }) => {
        expect(
          isInformationMissing(
            await failureOf(callOperation(requestAt(url), findLenderMatches, { body: { count: lenderFindCount } })),
          ),
        ).toBe(true);
      }));
});

describe('a change of the status of a match', () => {
  const ofBuyer = fromProviderState('/api/lender-matches/${lenderMatchId}', `/api/lender-matches/${matchId}`);
  const requestOf = (what: string, { path = ofBuyer, status }: { path?: string | typeof ofBuyer; status: string }) =>
    journeyPact
      .addInteraction()
      .given(hasMatches)
      .uponReceiving(what)
      .withRequest('PATCH', path, (request) => request.headers(sent).jsonBody({ status }));

  it('is answered with the match as it is now', () =>
    requestOf('a change of the status of a lender match', { status: 'applied' })
      .willRespondWith(200, (response) => response.headers(replied).jsonBody({ ...matchLike, status: 'applied' }))
      .executeTest(async ({ url }) => {
        const changed = await callOperation(requestAt(url), changeLenderMatchStatus, {
          params: { lenderMatchId: matchId },
          body: { status: 'applied' },
        });

        expect(changed).toMatchObject({ id: matchId, status: 'applied' });
      }));

  it('is refused where it would skip a step', () =>
    requestOf('a change of the status of a lender match that skips a step', { status: 'approved' })
      .willRespondWith(409, (response) => response.headers(replied).jsonBody(problemLike('lender-match.wrong-status')))
      .executeTest(async ({ url }) => {
        const change = { params: { lenderMatchId: matchId }, body: { status: 'approved' } } as const;

        expect(await failureOf(callOperation(requestAt(url), changeLenderMatchStatus, change))).toMatchObject({
          status: 409,
          code: 'lender-match.wrong-status',
        });
      }));

  it('is refused for a match that the buyer does not have', () =>
    requestOf('a change of the status of a lender match that the buyer does not have', {
      path: '/api/lender-matches/ffffffff-ffff-4fff-8fff-ffffffffffff',
      status: 'applied',
    })
      .willRespondWith(404, (response) => response.headers(replied).jsonBody(problemLike('lender-match.not-found')))
      .executeTest(async ({ url }) => {
        const change = {
          params: { lenderMatchId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' },
          body: { status: 'applied' },
        } as const;

        expect(await failureOf(callOperation(requestAt(url), changeLenderMatchStatus, change))).toMatchObject({
          status: 404,
        });
      }));
});
