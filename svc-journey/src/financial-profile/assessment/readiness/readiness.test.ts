import type { FinancialProfile, LoanProgram } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../../../policy/index.js';
import { buyerOf, type PlannedHome } from '../buyer.js';
import { readinessOf } from './readiness.js';
import { completeProfile, profileWith } from '../../testing/profiles.js';

interface Setting {
  readonly home?: PlannedHome;
  readonly date?: string;
}

function readiness(program: LoanProgram, changes: Partial<FinancialProfile>, { home, date }: Setting = {}) {
  const buyer = buyerOf(profileWith(changes), { annualRateBasisPoints: 625, home });
  const found = readinessOf(buyer, policyAt(date ?? '2026-11-22')).find((one) => one.program === program)!;
  return {
    level: found.level,
    checks: found.checks,
    textOf: (pattern: RegExp) => found.checks.find(({ text }) => pattern.test(text)),
  };
}

const plan = (price: number, basisPoints: number) => ({
  plan: {
    ...completeProfile.plan!,
    targetPriceCents: price * 100,
    downPayment: { kind: 'percent' as const, basisPoints },
  },
});
const score = (scoreBand: NonNullable<FinancialProfile['credit']>['scoreBand']) => ({ credit: { scoreBand } });
const household = (changes: Partial<NonNullable<FinancialProfile['household']>>) => ({
  household: { ...completeProfile.household!, ...changes },
});
const yearly = (dollars: number) => ({
  income: {
    borrowers: [
      { incomes: [{ type: 'w2' as const, amountCents: dollars * 100, frequency: 'annual' as const }], noIncome: false },
    ],
  },
});
const home = (propertyType: PlannedHome['propertyType'], propertyUse: PlannedHome['propertyUse']) => ({
  home: { propertyType, propertyUse },
});

describe('a conventional loan', () => {
  it('is ready when down payment, score, debts, and loan meet the requirements', () => {
    const { level, checks } = readiness('conventional', {});
    expect(level).toBe('ready');
    expect(checks.map(({ text, met }) => [text, met])).toEqual([
      ['You plan to put 10% down. For first-time buyers, a conventional loan requires at least 3%.', true],
      ['Many lenders look for a score of 620; yours is 720 or higher.', true],
      ['Housing and debts would take 39% of your income before taxes. The guideline is 45%.', true],
      ['Your loan would be $315,000. The limit is $832,750.', true],
    ]);
    expect(checks[1]?.policyRowIds).toEqual(['conventional/score@2026-01-01', 'tolerance/score@2026-01-01']);
  });

  it.each([
    [500, null, 'ready'],
    [400, true, 'ready'],
    [300, true, 'ready'],
    [300, null, 'unknown'],
    [299, true, 'nearly'],
    [300, false, 'nearly'],
    [299, false, 'work_to_do'],
    [99, true, 'work_to_do'],
  ] as const)('with %i basis points down, first-time buyer %s: %s', (basisPoints, firstTimeBuyer, level) => {
    const changes = { ...plan(300_000, basisPoints), ...household({ firstTimeBuyer }) };
    expect(readiness('conventional', changes).level).toBe(level);
  });

  it.each([
    [1_000, true, 'For first-time buyers, a conventional loan requires at least 3%.', true],
    [500, true, 'For first-time buyers, a conventional loan requires at least 3%.', true],
    [500, false, 'A conventional loan requires at least 5%.', true],
    [500, null, 'Unless you’re a first-time buyer, a conventional loan requires at least 5%.', true],
    [
      300,
      false,
      'A conventional loan requires at least 5%. It takes 3% if your income is no more than 80% of your area’s median, which we haven’t checked.',
      null,
    ],
    [200, false, 'A conventional loan requires at least 5%.', false],
  ] as const)('with %i basis points down, first-time buyer %s, says: %s', (basisPoints, firstTimeBuyer, said, met) => {
    const changes = { ...plan(300_000, basisPoints), ...household({ firstTimeBuyer }) };
    const check = readiness('conventional', changes).textOf(/^You plan to put/);
    expect(check).toMatchObject({ text: `You plan to put ${basisPoints / 100}% down. ${said}`, met });
  });

  it.each([
    ['multi_family', 300, 'nearly'],
    ['multi_family', 500, 'ready'],
    ['condo', 300, 'ready'],
  ] as const)('of a first-time buyer on a %s with %i basis points down: %s', (propertyType, basisPoints, level) => {
    const setting = home(propertyType, 'primary_residence');
    expect(readiness('conventional', plan(300_000, basisPoints), setting).level).toBe(level);
  });

  it('misses the minimum down payment by a cent', () => {
    const down = (cents: number) => {
      const changes = { plan: { ...completeProfile.plan!, downPayment: { kind: 'amount' as const, cents } } };
      const { text, met } = readiness('conventional', changes).textOf(/^You plan to put/)!;
      return [text, met];
    };
    const asked = 'For first-time buyers, a conventional loan requires at least 3%.';
    expect(down(1_050_000)).toEqual([`You plan to put 3% down. ${asked}`, true]);
    expect(down(1_049_999)).toEqual([`You plan to put 2.99% down. ${asked}`, false]);
  });

  it.each([
    ['second_home', 1_000, 'ready'],
    ['second_home', 800, 'nearly'],
    ['investment', 1_500, 'ready'],
    ['investment', 1_299, 'work_to_do'],
  ] as const)('on a %s with %i basis points down: %s', (propertyUse, basisPoints, level) => {
    const setting = home('single_family', propertyUse);
    expect(readiness('conventional', plan(300_000, basisPoints), setting).level).toBe(level);
  });

  it.each([
    ['from_620', 'ready'],
    ['from_600', 'nearly'],
    // Only common practice among lenders, so it turns nobody away.
    ['from_580', 'nearly'],
    ['unknown', 'unknown'],
  ] as const)('with the score %s: %s', (scoreBand, level) => {
    expect(readiness('conventional', { ...score(scoreBand), ...yearly(150_000) }).level).toBe(level);
  });

  it.each([
    ['from_620', 'yours is 620 or higher.'],
    ['from_500', 'yours is 500 or higher.'],
    ['below_500', 'yours is below 500.'],
  ] as const)('says of the score %s: %s', (scoreBand, said) => {
    const { textOf } = readiness('conventional', score(scoreBand));
    expect(textOf(/score of 620/)?.text).toBe(`Many lenders look for a score of 620; ${said}`);
  });

  it.each([
    // $3,221.43 a month of housing and debts.
    [85_905, 'ready'],
    [85_890, 'nearly'],
    [77_315, 'nearly'],
    [77_300, 'work_to_do'],
  ] as const)('with $%d a year: %s', (income, level) => {
    expect(readiness('conventional', yearly(income)).level).toBe(level);
  });

  it('leaves out loans that end soon, and says so', () => {
    const debts = {
      debts: [{ type: 'auto_loan' as const, monthlyCents: 90_000, balanceCents: 0, monthsLeft: 9, deferred: false }],
    };
    const { textOf } = readiness('conventional', { debts });
    const check = textOf(/Housing and debts would take 33%/);
    expect(check?.text).toContain('We leave out loans that end soon');
    expect(check?.met).toBe(true);
    expect(readiness('fha', { debts }).textOf(/leave out/)).toBeUndefined();
  });

  it('counts part of a student loan’s balance while nothing is paid, and says so', () => {
    const loan = { type: 'student_loan' as const, monthlyCents: 0, balanceCents: 6_000_000, monthsLeft: null };
    const monthly = (program: LoanProgram, changes: { readonly documentedZeroPayment?: boolean } = {}) => {
      const income = {
        borrowers: [{ incomes: [{ type: 'w2', amountCents: 600_000, frequency: 'monthly' }], noIncome: false }],
      };
      const debts = { debts: [{ ...loan, deferred: false, ...changes }] };
      const household = { size: 1, firstTimeBuyer: true, militaryService: 'veteran' };
      const profile = { income, debts, household } as Partial<FinancialProfile>;
      return readiness(program, profile)
        .textOf(/^Housing and debts/)
        ?.text.match(/ count.* (\$\d+) a month/)?.[1];
    };
    const counted = (['conventional', 'fha', 'va', 'usda'] as const).map((program) => [
      monthly(program),
      monthly(program, { documentedZeroPayment: true }),
    ]);
    expect(counted).toEqual([
      ['$600', '$0'],
      ['$300', '$300'],
      ['$250', '$0'],
      ['$300', '$300'],
    ]);
  });

  it.each([
    ['TX', '48453', 832_750, true],
    ['TX', null, 832_751, false],
    ['CO', '08031', 862_500, true],
    ['CO', '08031', 862_501, false],
    ['CO', '08013', 879_750, true],
    ['CO', '08097', 1_209_750, true],
    ['CO', '08097', 1_209_751, false],
    ['OH', '39049', 832_751, false],
    ['CT', '09190', 977_500, true],
    ['CT', '09190', 977_501, false],
    // Replaced by planning regions, which differ.
    ['CT', '09001', 851_000, true],
    ['CT', '09001', 851_001, null],
    ['CT', '09001', 977_501, false],
    ['HI', null, 1_249_125, true],
    ['HI', null, 1_299_500, null],
    ['HI', null, 1_299_501, false],
    ['CO', null, 1_249_125, null],
    ['CO', null, 1_249_126, false],
  ] as const)('in %s, county %s: a loan of $%d is within the limit: %s', (state, countyFips, loan, met) => {
    const changes = { location: { state, countyFips }, ...plan(loan, 0) };
    expect(readiness('conventional', changes).textOf(/^Your loan would be/)?.met).toBe(met);
  });

  it('has higher limits for homes with several units', () => {
    const loan = (dollars: number) => {
      const changes = { location: { state: 'TX', countyFips: '48453' } as const, ...plan(dollars, 0) };
      const setting = home('multi_family', 'primary_residence');
      return readiness('conventional', changes, setting).textOf(/^Your loan would be/);
    };
    expect(loan(832_750)).toMatchObject({ met: true });
    expect(loan(832_751)).toMatchObject({
      text: 'Your loan would be $832,751. The limit is $832,750 for one unit and higher for two to four. Ask a lender about yours.',
      met: null,
    });
  });

  it.each([
    ['2026-12-31', 315_000, 'The limit is $832,750.', true],
    ['2027-01-01', 315_000, 'The limit is $832,750. That’s 2026’s limit; 2027’s isn’t loaded yet.', true],
    ['2027-01-01', 900_000, 'The limit is $832,750. That’s 2026’s limit; 2027’s isn’t loaded yet.', false],
    ['2028-02-29', 315_000, 'The limit is $832,750. That’s 2026’s limit; 2028’s isn’t loaded yet.', true],
  ] as const)('on %s with a loan of $%d has the last limits, and says so: %s', (date, loan, said, met) => {
    const { textOf } = readiness('conventional', plan(loan, 0), { date });
    const text = `Your loan would be $${loan.toLocaleString('en-US')}. ${said}`;
    expect(textOf(/^Your loan would be/)).toMatchObject({ text, met });
  });

  it('is as ready on January 1 as the day before', () => {
    for (const program of ['conventional', 'fha', 'va', 'usda'] as const) {
      const levels = ['2026-12-31', '2027-01-01'].map((date) => readiness(program, {}, { date }).level);
      expect(levels[0]).toBe(levels[1]);
    }
  });
});

describe('an FHA loan', () => {
  it.each([
    ['from_580', 350, 'ready'],
    ['from_580', 349, 'nearly'],
    ['from_580', 100, 'work_to_do'],
    ['from_560', 1_000, 'ready'],
    ['from_560', 900, 'nearly'],
    ['from_560', 350, 'work_to_do'],
    ['from_500', 1_000, 'ready'],
    ['below_500', 1_000, 'work_to_do'],
    ['unknown', 350, 'unknown'],
  ] as const)('with the score %s and %i basis points down: %s', (scoreBand, basisPoints, level) => {
    expect(readiness('fha', { ...score(scoreBand), ...plan(300_000, basisPoints), ...yearly(150_000) }).level).toBe(
      level,
    );
  });

  it('also compares housing alone', () => {
    const { textOf } = readiness('fha', {});
    // $2,771.12 and $500 of $8,333.33: 2.25 points over the guide, and 3.75 under.
    expect(textOf(/^Housing alone would take 33%/)?.met).toBe(false);
    expect(textOf(/^Housing and debts would take 39%/)?.met).toBe(true);
  });

  it.each([
    ['TX', '48453', 541_287, 'The limit is at least $541,287.', true],
    [
      'TX',
      '48453',
      541_288,
      'Your county’s limit is between $541,287 and $832,750. Ask a lender what it is exactly.',
      null,
    ],
    ['TX', '48453', 832_751, 'The limit is at most $832,750.', false],
    [
      'TX',
      null,
      832_750,
      'The limit is between $541,287 and $832,750, depending on the county. Ask a lender about yours.',
      null,
    ],
    ['TX', null, 832_751, 'The limit is at most $832,750.', false],
    ['CO', '08031', 862_500, 'The limit is $862,500.', true],
    ['CO', '08031', 862_501, 'The limit is $862,500.', false],
  ] as const)('in %s, county %s, with a loan of $%d: %s', (state, countyFips, loan, said, met) => {
    const { textOf } = readiness('fha', { location: { state, countyFips }, ...plan(loan, 0) });
    const text = `Your loan would be $${loan.toLocaleString('en-US')}. ${said}`;
    expect(textOf(/^Your loan would be/)).toMatchObject({ text, met });
  });

  it('says of a range that it is last year’s, too', () => {
    const { textOf } = readiness('fha', plan(600_000, 0), { date: '2027-01-02' });
    expect(textOf(/^Your loan would be/)).toMatchObject({
      text: 'Your loan would be $600,000. Your county’s limit is between $541,287 and $832,750. Ask a lender what it is exactly. That’s 2026’s limit; 2027’s isn’t loaded yet.',
      met: null,
    });
  });
});
