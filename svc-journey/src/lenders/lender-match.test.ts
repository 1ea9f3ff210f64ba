import type { ListedLender } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import type { StoredMatch } from './lender-match.js';
import type { LenderList } from './catalogue/index.js';
import { rankMatches, type RankingFacts } from './ranking/index.js';
import { factsWith, lenderWith } from './testing/ranking-samples.js';

const match = (given: Partial<StoredMatch> = {}): StoredMatch => ({
  id: 'match',
  userId: 'buyer',
  lenderId: 'sample',
  status: 'matched',
  ...given,
});

describe('the matches of a buyer', () => {
  const shown = (matches: readonly StoredMatch[], list: LenderList, facts: RankingFacts | undefined) =>
    rankMatches(
      matches,
      { list, facts, estimateOf: ({ programs }) => ({ ...estimate, program: programs[0]! }) },
      (lenderId) => lenderId,
    );
  const estimate = {
    rate: { rateBasisPoints: 625, source: null, asOf: null },
    priceCents: 50_000_000,
    downPaymentCents: 2_500_000,
    paymentCents: 410_000,
    cash: { lowCents: 3_000_000, expectedCents: 3_500_000, highCents: 4_000_000 },
  };
  const listOf = (...lenders: readonly ListedLender[]) => ({ fictional: false, lenders });

  it('show the lender’s entry in the list', () => {
    const website = 'https://sample.example';
    const [first] = shown([match({ status: 'applied' })], listOf(lenderWith({ website })), factsWith());

    expect(first).toMatchObject({
      id: 'match',
      status: 'applied',
      matchScore: 60,
      lender: {
        name: 'Sample Lending',
        description: 'A sample. Loans: Conventional, FHA.',
        minCreditScore: 620,
        maxDebtToIncomeRatio: 45,
        minDownPaymentPercent: 5,
        website,
        fictional: false,
      },
    });
    expect(first).not.toHaveProperty('unranked');
  });

  it('have no website where they are made up', () => {
    const [first] = shown([match()], { fictional: true, lenders: [lenderWith()] }, factsWith());

    expect(first?.lender).toMatchObject({ website: '', fictional: true });
  });

  it('show VA loans and their terms to no one who said they didn’t serve', () => {
    const lender = lenderWith({ programs: ['va', 'conventional'], minDownPaymentBasisPoints: 0 });
    const shownTo = (served: boolean) => {
      const facts = factsWith({ belongsTo: { first_time_buyers: null, people_who_served: served } });
      return shown([match()], listOf(lender), facts)[0]?.lender;
    };

    expect(shownTo(true)).toMatchObject({
      description: 'A sample. Loans: VA, Conventional.',
      minDownPaymentPercent: 0,
    });
    expect(shownTo(false)).toMatchObject({ description: 'A sample. Loans: Conventional.', minDownPaymentPercent: 3 });
  });

  it('have an estimate of the loan that the lender makes to the buyer, if it is ranked', () => {
    const lender = lenderWith({ programs: ['va', 'conventional'] });
    const answered = (served: boolean | null) =>
      factsWith({ belongsTo: { first_time_buyers: null, people_who_served: served } });

    expect(shown([match()], listOf(lender), answered(true))[0]?.estimate?.program).toBe('va');
    expect(shown([match()], listOf(lender), answered(false))[0]?.estimate?.program).toBe('conventional');
    expect(shown([match()], listOf(lender), factsWith({ state: 'NV' }))[0]).not.toHaveProperty('estimate');
    expect(shown([match()], listOf(lender), undefined)[0]).not.toHaveProperty('estimate');
  });

  it('come best first by today’s plan, unranked ones last with the reason', () => {
    const lenders = listOf(
      lenderWith({ id: 'a', states: ['NV'] }),
      lenderWith({ id: 'b' }),
      lenderWith({ id: 'c', minCreditScore: 580 }),
    );
    const matches = ['a', 'b', 'c'].map((lenderId) => match({ id: `match-${lenderId}`, lenderId }));

    expect(shown(matches, lenders, factsWith()).map(({ id, unranked }) => [id, unranked])).toEqual([
      ['match-c', undefined],
      ['match-b', undefined],
      ['match-a', 'This lender doesn’t lend in Texas.'],
    ]);
  });

  it('are still listed while the financial information is incomplete', () => {
    expect(shown([match()], listOf(lenderWith()), undefined)).toMatchObject([
      {
        matchScore: 0,
        reasons: [],
        unranked: 'Complete your financial information to see how this lender fits your plan.',
      },
    ]);
  });

  it('are left out if the lender is no longer in the list', () => {
    expect(shown([match({ lenderId: 'gone' })], listOf(lenderWith()), factsWith())).toEqual([]);
  });
});
