import { lenderMatchStatuses, type LenderMatchStatus } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { statusChange, type StoredMatch } from './lender-match.js';
import { listingOf, rankMatch, rankMatches, type RankingToday } from './ranking/index.js';
import { factsWith, lenderWith } from './testing/ranking-samples.js';

const statuses = Object.keys(lenderMatchStatuses) as LenderMatchStatus[];
const match = (given: Partial<StoredMatch> = {}): StoredMatch => ({
  id: 'match',
  userId: 'buyer',
  lenderId: 'sample',
  status: 'matched',
  listing: listingOf(lenderWith(), { fictional: true, lenders: [] }),
  ...given,
});

describe('a change of status', () => {
  it('goes from matched to applied to pre-qualified only', () => {
    const allowed = statuses.flatMap((from) =>
      statuses.flatMap((to) => {
        const change = statusChange(match({ status: from }), to);
        return change === undefined || change === 'refused' ? [] : [change];
      }),
    );

    expect(allowed).toEqual([
      { from: 'matched', to: 'applied' },
      { from: 'applied', to: 'pre_qualified' },
    ]);
  });

  it.each(statuses)('to the same status, %s, is none', (status) => {
    expect(statusChange(match({ status }), status)).toBeUndefined();
  });
});

describe('the matches of a buyer', () => {
  const lots = (lenderId: string) => lenderId;
  const today = (given: Partial<RankingToday> = {}, lenders = [lenderWith()]): RankingToday => ({
    source: { fictional: true, lenders },
    facts: factsWith(),
    saidNoService: false,
    estimateOf: () => undefined,
    ...given,
  });

  it('show the lender’s entry in the catalogue', () => {
    const [shown] = rankMatches([match({ status: 'applied' })], today(), lots);

    expect(shown).toMatchObject({
      id: 'match',
      status: 'applied',
      matchScore: 60,
      lender: {
        name: 'Sample Lending',
        description: 'A sample. Loans: Conventional, FHA.',
        minCreditScore: 620,
        maxDebtToIncomeRatio: 45,
        minDownPaymentPercent: 5,
        website: 'https://sample.example',
      },
    });
    expect(shown).not.toHaveProperty('unranked');
  });

  it('come best first by today’s plan, unranked ones last with the reason', () => {
    const lenders = [
      lenderWith({ id: 'a', states: ['NV'] }),
      lenderWith({ id: 'b' }),
      lenderWith({ id: 'c', minCreditScore: 580 }),
    ];
    const matches = ['a', 'b', 'c'].map((lenderId) => match({ id: `match-${lenderId}`, lenderId }));

    expect(rankMatches(matches, today({}, lenders), lots).map(({ id, unranked }) => [id, unranked])).toEqual([
      ['match-c', undefined],
      ['match-b', undefined],
      ['match-a', 'This lender doesn’t lend in Texas.'],
    ]);
  });

  it('are still listed while the financial information is incomplete', () => {
    expect(rankMatches([match()], today({ facts: undefined }), lots)).toMatchObject([
      {
        matchScore: 0,
        reasons: [],
        unranked: 'Complete your financial information to see how this lender fits your plan.',
      },
    ]);
  });

  it.each([
    [true, /made-up example and is no longer in our list/],
    [false, /no longer in our list, so we can’t compare it/],
  ])('stay, unranked, when the list loses their lender (made up: %s)', (fictional, why) => {
    const gone = match({ lenderId: 'gone', listing: listingOf(lenderWith(), { fictional, lenders: [] }) });
    const shown = rankMatches([gone], today(), lots);

    expect(shown).toMatchObject([{ id: 'match', matchScore: 0, lender: { name: 'Sample Lending', fictional } }]);
    expect(shown[0]?.unranked).toMatch(why);
    expect(rankMatch(gone, today())).toEqual(shown[0]);
  });

  it.each([
    ['in the list', [lenderWith({ forMilitary: true })]],
    ['no longer in it', []],
  ])('never show a lender for people who served, %s, to someone who said they did not', (_where, lenders) => {
    const listing = listingOf(lenderWith({ forMilitary: true }), { fictional: true, lenders: [] });
    const shownIf = (given: Partial<RankingToday>) =>
      rankMatches([match({ listing })], today(given, lenders), lots).length;

    expect(shownIf({ saidNoService: true, facts: factsWith({ saidNoService: true }) })).toBe(0);
    expect(shownIf({ saidNoService: true, facts: undefined })).toBe(0);
    expect(shownIf({})).toBe(1);
  });
});
