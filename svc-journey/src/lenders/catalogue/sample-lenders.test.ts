import { lenderFile, type PropertyType, type PropertyUse } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { supportedStates } from './kinds.js';
import { sampleLenders } from './sample-lenders.js';
import { rankLenders, type RankingFacts } from '../ranking/index.js';
import { factsWith } from '../testing/ranking-samples.js';

describe('the sample lenders', () => {
  it('could be an operator’s file', () => {
    expect(lenderFile.safeParse({ lenders: sampleLenders }).error?.issues ?? []).toEqual([]);
  });

  it('has at least 24 lenders with unique names and no website, in the supported states', () => {
    expect(sampleLenders.length).toBeGreaterThanOrEqual(24);
    expect(new Set(sampleLenders.map(({ name }) => name)).size).toBe(sampleLenders.length);
    expect(sampleLenders.filter(({ website }) => website !== undefined)).toEqual([]);
    const states: readonly string[] = supportedStates;
    expect(sampleLenders.flatMap((lender) => lender.states).filter((state) => !states.includes(state))).toEqual([]);
  });

  it('has no condition in a description, where the ranking can’t read it', () => {
    const conditions =
      /\b(first|serve|veteran|military|member|income|salary|earn|paid|savings|credit|families|people who)/i;
    for (const { description, onlyFor } of sampleLenders) {
      expect(description).not.toMatch(conditions);
      if (onlyFor === undefined) expect(description).not.toMatch(/\bVA\b/);
    }
  });

  it('has conventional loans with less than 5% down for first-time buyers only', () => {
    for (const { programs, minDownPaymentBasisPoints, onlyFor } of sampleLenders) {
      if (programs.every((program) => program === 'conventional') && minDownPaymentBasisPoints < 500) {
        expect(onlyFor).toBe('first_time_buyers');
      }
    }
  });

  it('requires no down payment only from lenders with a program that allows it', () => {
    for (const { programs, minDownPaymentBasisPoints } of sampleLenders) {
      if (minDownPaymentBasisPoints < 300)
        expect(programs.some((program) => ['va', 'usda'].includes(program))).toBe(true);
    }
  });
});

describe.each(supportedStates)('in %s', (state) => {
  const matches = (given: Partial<RankingFacts>) =>
    rankLenders(factsWith({ state, debtToIncomeBasisPoints: 4_000, ...given }), sampleLenders, (id) => id);
  const price = 35_000_000;
  const down = (percent: number) => ({ targetPriceCents: price, downPaymentCents: (price * percent) / 100 });

  it.each<[PropertyType, PropertyUse, number, number]>([
    ['single_family', 'primary_residence', 5, 640],
    ['condo', 'primary_residence', 5, 640],
    ['townhouse', 'primary_residence', 5, 640],
    ['multi_family', 'primary_residence', 5, 640],
    ['single_family', 'second_home', 15, 700],
    ['condo', 'second_home', 15, 700],
    ['single_family', 'investment', 25, 720],
    ['multi_family', 'investment', 25, 720],
    ['mobile_home', 'primary_residence', 20, 680],
    ['land', 'primary_residence', 20, 680],
  ])(
    'finds a lender for %s, %s with %i%% down and a score of %i',
    (propertyType, propertyUse, percent, creditScore) => {
      const found = matches({ propertyType, propertyUse, creditScore, ...down(percent) });

      expect(found.filter(({ fit }) => fit.score >= 60)).not.toEqual([]);
    },
  );

  it('finds enough lenders for a typical first home for more than one find', () => {
    expect(matches({ creditScore: 680, ...down(10) }).length).toBeGreaterThan(3);
  });

  it('finds a lender for an expensive home', () => {
    const dear = { targetPriceCents: 120_000_000, downPaymentCents: 30_000_000 };

    expect(matches({ creditScore: 760, ...dear })).not.toEqual([]);
  });

  it('shows near misses to a buyer just below the limits', () => {
    const scores = matches({ creditScore: 600, debtToIncomeBasisPoints: 4_600, ...down(4) }).map(
      ({ fit }) => fit.score,
    );

    expect(scores.some((score) => score < 60)).toBe(true);
    expect(scores.some((score) => score >= 60)).toBe(true);
  });
});
