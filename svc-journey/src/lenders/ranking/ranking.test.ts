import { lenderRanking, type ListedLender } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { drawLot } from '../lot-hashing.js';
import { rankLenders } from './ranking.js';
import { offerOf } from './offer.js';
import { rankingFactsOf, type RankingFacts } from './ranking-facts.js';
import { fitOf, meetsAll } from './fit.js';
import { factsWith, lenderWith } from '../testing/ranking-samples.js';

describe('a plan that meets every minimum', () => {
  // Computed by hand: 16 points for 10 percentage points of ratio, 14 for 80 of the score, 10 for 10 of the down payment.
  it.each([
    ['nothing above the minimums', 4_500, 620, 2_500_000, [0, 0, 0], 60],
    ['all of the spread', 3_500, 700, 7_500_000, [16, 14, 10], 100],
    ['no more than all of it', 100, 800, 40_000_000, [16, 14, 10], 100],
    ['a ratio in full, half of the score, seven tenths down', 3_420, 660, 6_000_000, [16, 7, 7], 90],
    ['parts rounded to a tenth: 2.88, 3.5 and 0.33', 4_320, 640, 2_665_000, [2.9, 3.5, 0.3], 67],
    ['a half rounded up: 60 + 3.5', 4_500, 640, 2_500_000, [0, 3.5, 0], 64],
    ['a sum below a half rounded down: 60 + 0.4', 4_475, 620, 2_500_000, [0.4, 0, 0], 60],
  ])('scores %s', (_what, ratio, creditScore, downPaymentCents, points, score) => {
    const facts = factsWith({ debtToIncomeBasisPoints: ratio, creditScore, downPaymentCents });
    const fit = fitOf(facts, lenderWith());

    expect(fit.score).toBe(score);
    expect(fit.reasons.map((reason) => reason.points)).toEqual(points);
    expect(fit.reasons.map(({ factor, met, maximum }) => [factor, met, maximum])).toEqual([
      ['debtToIncome', true, 16],
      ['creditScore', true, 14],
      ['downPayment', true, 10],
    ]);
  });

  // Published figures before the last rounding: 95.4, 60 and 73.7.
  it.each([
    ['36 of 45, 700 of 620, 10 of 3 down', [3_600, 700, 1_000], [4_500, 620, 300], [14.4, 14, 7], 95],
    ['all three right at the limit', [4_500, 620, 300], [4_500, 620, 300], [0, 0, 0], 60],
    ['41 of 43, 640 of 580, 3.5 of 3.5 down', [4_100, 640, 350], [4_300, 580, 350], [3.2, 10.5, 0], 74],
  ] as const)(
    'scores the vector %s',
    (_what, [ratio, creditScore, down], [maxRatio, minScore, minDown], points, score) => {
      const facts = factsWith({
        debtToIncomeBasisPoints: ratio,
        creditScore,
        targetPriceCents: 40_000_000,
        downPaymentCents: 4_000 * down,
      });
      const lender = lenderWith({
        maxDebtToIncomeBasisPoints: maxRatio,
        minCreditScore: minScore,
        minDownPaymentBasisPoints: minDown,
      });
      const fit = fitOf(facts, lender);

      expect(fit.reasons.map((reason) => reason.points)).toEqual(points);
      expect(fit.score).toBe(score);
    },
  );

  it('compares each figure with the lender’s', () => {
    const facts = factsWith({ debtToIncomeBasisPoints: 3_420, creditScore: 660, downPaymentCents: 6_000_000 });

    expect(fitOf(facts, lenderWith()).reasons.map(({ text }) => text)).toEqual([
      'Your debt-to-income ratio is 34%, below this lender’s 45% maximum.',
      'Your credit score range counts as 660, above this lender’s minimum of 620.',
      'Your down payment is 12% of the price, above this lender’s 5% minimum.',
    ]);
  });

  it.each([
    [5_000_000, 60, 'right at the minimum for this use of the home.'],
    [7_500_000, 65, 'above the 10% minimum for this use of the home.'],
  ])('on a home that takes 10%% down, with %i cents, scores %i', (downPaymentCents, score, said) => {
    const fit = fitOf(factsWith({ downPaymentCents, homeMinimumDownPaymentBasisPoints: 1_000 }), lenderWith());
    expect(fit.score).toBe(score);
    expect(fit.reasons[2]?.text).toContain(said);
  });

  it('says that a lender requires no down payment', () => {
    const [, , reason] = fitOf(factsWith(), lenderWith({ minDownPaymentBasisPoints: 0 })).reasons;
    expect(reason?.text).toBe('Your down payment is 5% of the price. This lender doesn’t require one.');
  });

  it('says when a figure is right at a limit', () => {
    expect(fitOf(factsWith(), lenderWith()).reasons.map(({ text }) => text)).toEqual([
      'Your debt-to-income ratio is 45%, right at this lender’s maximum.',
      'Your credit score range counts as 620, right at this lender’s minimum.',
      'Your down payment is 5% of the price, right at this lender’s minimum.',
    ]);
  });
});

describe('a near miss', () => {
  it.each([
    ['the least over the ratio', { debtToIncomeBasisPoints: 4_501 }, 59],
    ['half of what the ratio may be over', { debtToIncomeBasisPoints: 4_750 }, 45],
    ['all of it', { debtToIncomeBasisPoints: 5_000 }, 30],
    ['half of what the score may be under', { creditScore: 610 }, 45],
    ['all of it', { creditScore: 600 }, 30],
    ['half of what the down payment may be under', { downPaymentCents: 2_000_000 }, 45],
    ['all of it', { downPaymentCents: 1_500_000 }, 30],
    ['a cent too little', { downPaymentCents: 2_499_999 }, 59],
  ])('scores %s: %j', (_what, change, score) => {
    const fit = fitOf(factsWith(change), lenderWith());
    const missed = fit.reasons.filter(({ met }) => !met);

    expect(fit).toMatchObject({ score });
    expect(fit.unranked).toBeUndefined();
    expect(missed).toHaveLength(1);
    expect(missed[0]).toMatchObject({ points: score, maximum: 59 });
    expect(fit.reasons.filter(({ met }) => met).map(({ points, maximum }) => points + maximum)).toEqual([0, 0]);
  });

  it('gets no extra points for other strengths', () => {
    const facts = factsWith({ debtToIncomeBasisPoints: 4_750, creditScore: 800, downPaymentCents: 40_000_000 });

    expect(fitOf(facts, lenderWith()).score).toBe(45);
  });

  it.each([
    [
      { debtToIncomeBasisPoints: 4_600 },
      'Your debt-to-income ratio is 46%, above this lender’s 45% maximum. Bringing it down to 45% would meet it.',
    ],
    [
      { creditScore: 600 },
      'Your credit score range counts as 600, below this lender’s minimum of 620. A score of 620 would meet it.',
    ],
    [
      { downPaymentCents: 2_000_050 },
      'Your down payment is 4% of the price, below this lender’s 5% minimum. Another $5,000 would meet it.',
    ],
    [
      { downPaymentCents: 1_750_000 },
      'Your down payment is 3.5% of the price, below this lender’s 5% minimum. Another $7,500 would meet it.',
    ],
    [
      { downPaymentCents: 4_250_000, homeMinimumDownPaymentBasisPoints: 1_000 },
      'Your down payment is 8.5% of the price, below the 10% minimum for this use of the home. Another $7,500 would meet it.',
    ],
  ])('says what would fix it: %j', (change, text) => {
    const missed = fitOf(factsWith(change), lenderWith()).reasons.find(({ met }) => !met);

    expect(missed?.text).toBe(text);
  });
});

describe('an unranked plan', () => {
  it.each([
    ['more than the tolerance over the ratio', { debtToIncomeBasisPoints: 5_001 }],
    ['more than the tolerance under the score', { creditScore: 599 }],
    ['more than the tolerance under the down payment', { downPaymentCents: 1_499_999 }],
    ['this lender’s minimum on a home that takes more', { homeMinimumDownPaymentBasisPoints: 1_000 }],
    ['two misses, each by the least', { debtToIncomeBasisPoints: 4_501, creditScore: 619 }],
    ['no ratio', { debtToIncomeBasisPoints: null }],
  ])('has %s', (_what, change) => {
    expect(fitOf(factsWith(change), lenderWith())).toMatchObject({
      score: 0,
      unranked: 'Your plan doesn’t meet this lender’s requirements.',
    });
  });

  it.each([
    ['another state', { state: 'NV' }, 'This lender doesn’t lend in Nevada.'],
    [
      'another county',
      { countyFips: '48201' },
      'This lender lends only in some counties, and yours isn’t one of them.',
    ],
    ['another type', { propertyType: 'land' }, 'This lender doesn’t finance this type of property: Land.'],
    [
      'someone who owned a home lately',
      { belongsTo: { first_time_buyers: false, people_who_served: true } },
      'This lender lends only to first-time buyers.',
      { onlyFor: 'first_time_buyers' },
    ],
    [
      'someone who said they didn’t serve',
      { belongsTo: { first_time_buyers: true, people_who_served: false } },
      'This lender lends only to people who served and surviving spouses.',
      { onlyFor: 'people_who_served' },
    ],
    ['another use', { propertyUse: 'investment' }, 'This lender doesn’t finance this use: Investment Property.'],
    [
      'too small a loan',
      { targetPriceCents: 5_000_000, downPaymentCents: 1 },
      'Your loan of $49,999 is below this lender’s minimum of $50,000.',
    ],
    [
      'too large a loan',
      { targetPriceCents: 100_000_000, downPaymentCents: 10_000_000 },
      'Your loan of $900,000 is above this lender’s maximum of $832,000.',
    ],
  ] as const)('is for %s', (_what, change, why, listed: Partial<ListedLender> = {}) => {
    const lender = lenderWith({ counties: ['48113'], ...listed });

    expect(fitOf(factsWith({ countyFips: '48113' }), lender).unranked).toBeUndefined();
    expect(fitOf(factsWith({ countyFips: '48113', ...change }), lender)).toMatchObject({
      score: 0,
      unranked: why,
    });
  });

  it('is not caused by an unanswered type, use, or county', () => {
    const facts = factsWith({ propertyType: null, propertyUse: null, countyFips: null });

    expect(fitOf(facts, lenderWith({ counties: ['48113'] })).score).toBe(60);
  });

  it('is not for a buyer of the group that a lender lends to, and no other lender asks', () => {
    const facts = (served: boolean) => factsWith({ belongsTo: { first_time_buyers: null, people_who_served: served } });

    expect(fitOf(facts(true), lenderWith({ onlyFor: 'people_who_served' })).score).toBe(60);
    expect(fitOf(facts(false), lenderWith())).toEqual(fitOf(facts(true), lenderWith()));
  });
});

describe('a lender for certain buyers, where the buyer hasn’t said whether they are one', () => {
  const served = 'Lends only to people who served and surviving spouses. You haven’t told us if you’re one of them.';
  const firstTime = 'Lends only to first-time buyers. You haven’t told us if you’re one of them.';
  const strong = { debtToIncomeBasisPoints: 3_000, creditScore: 800, downPaymentCents: 20_000_000 };

  it.each<[Partial<ListedLender>, string]>([
    [{ onlyFor: 'people_who_served' }, served],
    [{ programs: ['va'] }, served],
    [{ onlyFor: 'first_time_buyers' }, firstTime],
    [{ onlyFor: 'first_time_buyers', programs: ['va'] }, firstTime],
  ])('is one to check first, and never a match: %j', (listed, unconfirmed) => {
    const lender = lenderWith(listed);
    for (const facts of [factsWith(), factsWith(strong)]) {
      const fit = fitOf(facts, lender);
      expect(fit).toMatchObject({ score: 59, unconfirmed });
      expect(fit.unranked).toBeUndefined();
      expect(fit.reasons.map(({ met, points, maximum }) => [met, points, maximum])).toEqual(
        Array(3).fill([true, 0, 0]),
      );
      expect(meetsAll(facts, lender)).toBe(false);
    }
  });

  it('is still a near miss or unranked where a figure falls short', () => {
    const lender = lenderWith({ onlyFor: 'people_who_served' });

    expect(fitOf(factsWith({ creditScore: 610 }), lender)).toMatchObject({ score: 45, unconfirmed: served });
    expect(fitOf(factsWith({ creditScore: 500 }), lender)).not.toHaveProperty('unconfirmed');
  });

  it('comes after every match', () => {
    const lenders = [lenderWith({ id: 'service', onlyFor: 'people_who_served' }), lenderWith({ id: 'other' })];

    expect(rankLenders(factsWith(), lenders, (id) => id).map(({ lender }) => lender.id)).toEqual(['other', 'service']);
  });

  it('needs nothing to be checked once they said so', () => {
    const facts = factsWith({ belongsTo: { first_time_buyers: true, people_who_served: true } });

    for (const onlyFor of ['first_time_buyers', 'people_who_served'] as const) {
      const fit = fitOf(facts, lenderWith({ onlyFor }));
      expect(fit.score).toBe(60);
      expect(fit).not.toHaveProperty('unconfirmed');
      expect(meetsAll(facts, lenderWith({ onlyFor }))).toBe(true);
    }
  });
});

describe('VA loans', () => {
  const served = (answer: boolean | null, more: Partial<RankingFacts> = {}) =>
    factsWith({ belongsTo: { first_time_buyers: null, people_who_served: answer }, ...more });

  it.each([true, null])('are for someone who served or didn’t say: %s', (answer) => {
    const lender = lenderWith({ programs: ['va', 'conventional'], minDownPaymentBasisPoints: 0 });

    expect(fitOf(served(answer, { downPaymentCents: 0 }), lender).score).toBe(60);
  });

  it('leave out a lender that has no others for someone who said they didn’t serve, whatever its list says', () => {
    const vaOnly = lenderWith({ programs: ['va'], minDownPaymentBasisPoints: 0 });

    expect(fitOf(served(false, { downPaymentCents: 25_000_000 }), vaOnly)).toMatchObject({
      score: 0,
      unranked: 'This lender lends only to people who served and surviving spouses.',
    });
  });

  it.each<[string, ListedLender['programs'], number, number]>([
    ['conventional loans from 3%', ['va', 'conventional'], 1_500_000, 300],
    ['the lower of two', ['conventional', 'va', 'fha'], 1_500_000, 300],
    ['FHA loans from 3.5%', ['fha', 'va'], 1_750_000, 350],
    ['USDA loans from nothing', ['usda', 'va'], 0, 0],
  ])('have no terms for someone who said they didn’t serve: %s', (_what, programs, enoughCents, minimum) => {
    const lender = lenderWith({ programs, minDownPaymentBasisPoints: 0 });
    const scoreWith = (downPaymentCents: number) => fitOf(served(false, { downPaymentCents }), lender).score;

    expect(offerOf(served(false), lender)).toMatchObject({
      programs: programs.filter((program) => program !== 'va'),
      minDownPaymentBasisPoints: minimum,
    });
    expect(scoreWith(enoughCents)).toBe(60);
    if (enoughCents > 0) expect(scoreWith(enoughCents - 1)).toBeLessThan(60);
  });

  it('leave a lender’s own minimum where that is higher', () => {
    const lender = lenderWith({ programs: ['va', 'conventional'] });

    expect(offerOf(served(false), lender).minDownPaymentBasisPoints).toBe(500);
    expect(offerOf(served(true), lender)).toBe(lender);
  });
});

describe('the order', () => {
  const alike = ['one', 'two', 'three', 'four'].map((id) => lenderWith({ id }));
  const order = (userId: string) =>
    rankLenders(factsWith(), alike, (lenderId) => drawLot(userId, lenderId)).map(({ lender }) => lender.id);

  it('is by score, without unranked lenders', () => {
    const lenders = [
      lenderWith({ id: 'near', minCreditScore: 640 }),
      lenderWith({ id: 'elsewhere', states: ['NV'] }),
      lenderWith({ id: 'good' }),
      lenderWith({ id: 'better', minCreditScore: 580 }),
    ];

    expect(rankLenders(factsWith(), lenders, (id) => id).map(({ lender }) => lender.id)).toEqual([
      'better',
      'good',
      'near',
    ]);
  });

  it('among equals is random for each buyer, and stays the same', () => {
    const buyers = Array.from({ length: 2_000 }, (_, index) => `buyer-${index}`);
    const first = new Map<string, number>();
    for (const buyer of buyers) {
      const [leader] = order(buyer) as [string];
      first.set(leader, (first.get(leader) ?? 0) + 1);
    }

    expect(order('buyer-1')).toEqual(order('buyer-1'));
    // Each comes first for a quarter of the buyers, within five standard deviations.
    for (const { id } of alike) expect(Math.abs((first.get(id) ?? 0) - 500)).toBeLessThan(97);
  });

  it('does not depend on the order of the catalogue', () => {
    const lots = (lenderId: string) => drawLot('buyer', lenderId);

    expect(rankLenders(factsWith(), alike.toReversed(), lots)).toEqual(rankLenders(factsWith(), alike, lots));
  });
});

describe('the input of the ranking', () => {
  it('holds the published facts and nothing else about the buyer', () => {
    const profile = {
      state: 'TX',
      countyFips: '48113',
      targetPriceCents: 50_000_000,
      downPaymentCents: 2_500_000,
      homeMinimumDownPaymentBasisPoints: 0,
      lowestDownPaymentBasisPoints: { conventional: 300, fha: 350, va: 0, usda: 0 },
      backRatioBasisPoints: 4_500,
      creditScore: 620,
      householdSize: 4,
      firstTimeBuyer: true,
      servedOrSpouse: false,
    } as const;
    const wizard = {
      propertyType: 'condo',
      propertyUse: '',
      citizenship: 'us_citizen',
      maritalStatus: 'married',
    } as const;

    expect(rankingFactsOf({ ...profile, home: wizard })).toEqual(
      factsWith({
        countyFips: '48113',
        propertyType: 'condo',
        propertyUse: null,
        belongsTo: { first_time_buyers: true, people_who_served: false },
      }),
    );
    expect(rankingFactsOf({ ...profile, home: undefined })).toMatchObject({ propertyType: null, propertyUse: null });
  });

  it('has the published factors only, which share the whole spread', () => {
    const factors = fitOf(factsWith(), lenderWith()).reasons.map(({ factor }) => factor);

    expect(factors).toEqual(Object.keys(lenderRanking.weightsPercent));
    expect(Object.values(lenderRanking.weightsPercent).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(lenderRanking.base + lenderRanking.spread).toBe(100);
  });
});
