import {
  loanPrograms,
  propertyTypes,
  propertyUses,
  type PropertyType,
  type PropertyUse,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { supportedStates } from './kinds.js';
import { buyerGroups, lenderCatalogue } from './index.js';
import { rankLenders, type RankingFacts } from '../ranking/index.js';
import { factsWith } from '../testing/ranking-samples.js';

const keysOf = (labels: Readonly<Record<string, string>>) => z.enum(Object.keys(labels) as [string, ...string[]]);
const someOf = (labels: Readonly<Record<string, string>>) => z.array(keysOf(labels)).check(z.minLength(1));
const whole = (from: number, to: number) => z.number().check(z.int(), z.gte(from), z.lte(to));

const listedLender = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)+$/)),
  name: z.string().check(z.minLength(5), z.maxLength(40)),
  description: z.string().check(z.minLength(20), z.maxLength(140)),
  website: z.string().check(z.regex(/^https:\/\/[a-z-]+\.example$/)),
  programs: someOf(loanPrograms),
  onlyFor: z.optional(z.enum(Object.keys(buyerGroups) as (keyof typeof buyerGroups)[])),
  states: z.array(z.enum(supportedStates)).check(z.minLength(1)),
  counties: z.optional(z.array(z.string().check(z.regex(/^\d{5}$/))).check(z.minLength(1))),
  propertyTypes: someOf(propertyTypes),
  propertyUses: someOf(propertyUses),
  loanCents: z.strictObject({ minimum: whole(1_000_000, 100_000_000), maximum: whole(10_000_000, 500_000_000) }),
  minCreditScore: whole(500, 760),
  maxDebtToIncomeBasisPoints: whole(3_600, 5_500),
  minDownPaymentBasisPoints: whole(0, 3_000),
});

describe('the catalogue of lenders', () => {
  it.each(lenderCatalogue)('has a valid entry for $name', (lender) => {
    expect(listedLender.safeParse(lender).error?.issues ?? []).toEqual([]);
    expect(lender.loanCents.minimum).toBeLessThan(lender.loanCents.maximum);
  });

  it('has at least 24 lenders with unique ids, names, and websites', () => {
    expect(lenderCatalogue.length).toBeGreaterThanOrEqual(24);
    for (const key of ['id', 'name', 'website'] as const) {
      expect(new Set(lenderCatalogue.map((lender) => lender[key])).size).toBe(lenderCatalogue.length);
    }
  });

  it('has no condition in a description, where the ranking can’t read it', () => {
    const conditions =
      /\b(first|serve|veteran|military|member|income|salary|earn|paid|savings|credit|families|people who)/i;
    for (const { description, onlyFor } of lenderCatalogue) {
      expect(description).not.toMatch(conditions);
      if (onlyFor === undefined) expect(description).not.toMatch(/\bVA\b/);
    }
  });

  it('has conventional loans with less than 5% down for first-time buyers only', () => {
    for (const { programs, minDownPaymentBasisPoints, onlyFor } of lenderCatalogue) {
      if (programs.every((program) => program === 'conventional') && minDownPaymentBasisPoints < 500) {
        expect(onlyFor).toBe('first_time_buyers');
      }
    }
  });

  it('requires no down payment only from lenders with a program that allows it', () => {
    for (const { programs, minDownPaymentBasisPoints } of lenderCatalogue) {
      if (minDownPaymentBasisPoints < 300)
        expect(programs.some((program) => ['va', 'usda'].includes(program))).toBe(true);
    }
  });
});

describe.each(supportedStates)('in %s', (state) => {
  const matches = (given: Partial<RankingFacts>) =>
    rankLenders(factsWith({ state, debtToIncomeBasisPoints: 4_000, ...given }), lenderCatalogue, (id) => id);
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
