import { emptyFinancialProfile, type FinancialProfile, type MortgageRates } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../../policy/index.js';
import { assess } from './assessment.js';
import type { PlannedHome } from './buyer.js';
import { matchingFacts } from '../matching-facts.js';
import { planningRate } from '../circumstances.js';
import { completeProfile, profileWith } from '../testing/profiles.js';

const today = '2026-11-22';
const assessed = (profile: FinancialProfile, home?: PlannedHome) =>
  assess(profile, { annualRateBasisPoints: 625, home }, policyAt(today));
const factsOf = (profile: FinancialProfile, home?: PlannedHome) =>
  matchingFacts(profile, { annualRateBasisPoints: 625, home }, policyAt(today));
const planWith = (changes: Partial<NonNullable<FinancialProfile['plan']>>) => ({
  plan: { ...completeProfile.plan!, ...changes },
});
const percentDown = (basisPoints: number) => planWith({ downPayment: { kind: 'percent', basisPoints } });

describe('the payment for the planned purchase', () => {
  it('is principal, interest, tax, insurance, and mortgage insurance, as a share of gross income', () => {
    expect(assessed(completeProfile)).toMatchObject({
      monthlyIncomeCents: 833_333,
      monthlyDebtsCents: 50_000,
      // $1,939.51 + $466.67 + $199.75 + $115.50
      housingPaymentCents: 272_143,
      frontRatioBasisPoints: 3_266,
      backRatioBasisPoints: 3_866,
      guidelines: { frontRatioBasisPoints: null, backRatioBasisPoints: 4_500 },
      warnings: [],
    });
  });

  it('has an amount but no ratio without an income', () => {
    const income = { borrowers: [{ incomes: [], noIncome: true }] };
    expect(assessed(profileWith({ income }))).toMatchObject({
      monthlyIncomeCents: 0,
      housingPaymentCents: 272_143,
      frontRatioBasisPoints: null,
      backRatioBasisPoints: null,
      guidelines: { frontRatioBasisPoints: null, backRatioBasisPoints: null },
    });
  });

  it.each([
    ['location', ['housingPaymentCents', 'frontRatioBasisPoints', 'backRatioBasisPoints']],
    ['income', ['monthlyIncomeCents', 'frontRatioBasisPoints', 'backRatioBasisPoints']],
    ['debts', ['monthlyDebtsCents', 'backRatioBasisPoints']],
    ['plan', ['housingPaymentCents', 'frontRatioBasisPoints', 'backRatioBasisPoints']],
  ] as const)('lacks what needs the section %s while that is missing', (section, lacking) => {
    const figures = Object.entries(assessed(profileWith({ [section]: null })));
    expect(figures.filter(([, figure]) => figure === null).map(([name]) => name)).toEqual(lacking);
  });

  it('is only tax and insurance when nothing is borrowed, even if the down payment is above the price', () => {
    const downPayment = { kind: 'amount', cents: 90_000_000 } as const;
    expect(assessed(profileWith(planWith({ downPayment }))).housingPaymentCents).toBe(46_667 + 19_975);
  });

  it('assumes FHA if the down payment is too small for a conventional loan, and says so', () => {
    const household = { size: 1, firstTimeBuyer: false, militaryService: 'none' as const };
    const { housingPaymentCents, warnings } = assessed(profileWith({ ...percentDown(350), household }));
    expect(housingPaymentCents).toBe(211_598 + 15_480 + 46_667 + 19_975);
    expect(warnings).toEqual([
      'Your down payment is below the usual minimum of a conventional loan, so this payment estimate assumes the FHA program.',
    ]);
  });

  it('assumes VA for a buyer who served and puts nothing down', () => {
    const household = { size: 1, firstTimeBuyer: null, militaryService: 'veteran' as const };
    expect(assessed(profileWith({ ...percentDown(0), household })).housingPaymentCents).toBe(220_134 + 46_667 + 19_975);
  });

  it('is unknown for a state without figures, with a warning', () => {
    const { housingPaymentCents, warnings } = assessed(profileWith({ location: { state: 'OH', countyFips: null } }));
    expect(housingPaymentCents).toBeNull();
    expect(warnings).toEqual([
      'We don’t have tax and insurance figures for your state yet, so we can’t estimate the payment.',
    ]);
  });
});

describe('debts and the ratio of housing and debts', () => {
  const debt = { type: 'auto_loan', monthlyCents: 40_000, balanceCents: 0, monthsLeft: null, deferred: false } as const;
  const studentLoan = { ...debt, type: 'student_loan', monthlyCents: 0, balanceCents: 6_000_000 } as const;
  const ending = { ...debt, monthsLeft: 5 };
  const household = (militaryService: 'none' | 'veteran') => ({
    household: { size: 1, firstTimeBuyer: false, militaryService },
  });

  it.each([
    ['conventional', 1_000, 'none', 60_000],
    ['fha', 350, 'none', 70_000],
    ['va', 0, 'veteran', 65_000],
  ] as const)('are those of the program shown: %s', (program, basisPoints, service, monthlyDebtsCents) => {
    const debts = { debts: [studentLoan, ending] };
    const assessment = assessed(profileWith({ debts, ...percentDown(basisPoints), ...household(service) }));
    expect(assessment).toMatchObject({ program, monthlyDebtsCents });
    const ratio = Math.round(((assessment.housingPaymentCents! + monthlyDebtsCents) / 833_333) * 10_000);
    expect(assessment.backRatioBasisPoints).toBe(ratio);
    const card = assessment.readiness.find((one) => one.program === program)!;
    expect(card.checks.map(({ text }) => text).join(' ')).toContain(
      `Housing and debts would take ${Math.round(ratio / 100)}%`,
    );
  });

  it('ask for the payment of any other debt that something is owed on', () => {
    const ask = 'One of your debts has a balance but no payment, and counts as $0 here. Lenders will count a payment.';
    const warningsWith = (changes: object) =>
      assessed(profileWith({ debts: { debts: [{ ...debt, monthlyCents: 0, balanceCents: 1, ...changes }] } })).warnings;
    for (const type of ['auto_loan', 'credit_card', 'mortgage']) expect(warningsWith({ type })).toContain(ask);
    expect(warningsWith({ type: 'student_loan' })).not.toContain(ask);
    expect(warningsWith({ monthlyCents: 1 })).not.toContain(ask);
    expect(warningsWith({ balanceCents: 0 })).not.toContain(ask);
  });

  it('ask for the balance of a student loan without a payment', () => {
    const ask = 'Add what you owe on your student loan: without a payment, lenders count part of the balance.';
    const warningsWith = (changes: object) =>
      assessed(profileWith({ debts: { debts: [{ ...studentLoan, ...changes }] } })).warnings;
    expect(warningsWith({ balanceCents: 0 })).toContain(ask);
    expect(warningsWith({ balanceCents: 1 })).not.toContain(ask);
    expect(warningsWith({ balanceCents: 0, monthlyCents: 1 })).not.toContain(ask);
  });
});

describe('warnings', () => {
  it('mention a down payment above savings and gifts combined', () => {
    const savings = { savingsCents: 2_000_000, retirementCents: 9_000_000, giftCents: 1_000_000 };
    expect(assessed(profileWith({ savings })).warnings).toEqual([
      'Your down payment is $5,000 more than your savings and gifts combined.',
    ]);
    const enough = { ...savings, giftCents: 1_500_000 };
    expect(assessed(profileWith({ savings: enough })).warnings).toEqual([]);
  });

  it('mention a down payment above the price', () => {
    const down = (cents: number, targetPriceCents = 35_000_000) => {
      const plan = planWith({ targetPriceCents, downPayment: { kind: 'amount', cents } });
      return assessed(profileWith({ savings: null, ...plan })).warnings;
    };
    expect(down(35_000_000)).toEqual([]);
    expect(down(35_000_001)).toEqual(['Your down payment is more than the price, so we count it as the full price.']);
    expect(down(1, 0)).toEqual([]);
  });

  it('mention a payment above the comfortable one', () => {
    expect(assessed(profileWith(planWith({ comfortPaymentCents: 272_143 }))).warnings).toEqual([]);
    expect(assessed(profileWith(planWith({ comfortPaymentCents: 272_100 }))).warnings).toEqual([
      'Your estimated payment is about $2,720 a month, slightly more than you’re comfortable with.',
    ]);
    expect(assessed(profileWith(planWith({ comfortPaymentCents: 250_000 }))).warnings).toEqual([
      'Your estimated payment is about $2,720 a month, about $220 more than you’re comfortable with.',
    ]);
  });

  it('say that mortgage insurance is an estimate while the score is unknown', () => {
    const { warnings, missingForMatching } = assessed(profileWith({ credit: { scoreBand: 'unknown' } }));
    expect(warnings).toEqual([
      'Until you tell us your credit score, we estimate mortgage insurance at its highest rate.',
    ]);
    expect(missingForMatching).toEqual(['credit']);
  });
});

describe('the facts for lender matching', () => {
  it.each([
    ['primary_residence', 0],
    ['second_home', 1_000],
    ['investment', 1_500],
    ['', 0],
  ] as const)('know what a %s takes down: %i basis points', (propertyUse, least) => {
    const home = { propertyType: 'single_family', propertyUse } as const;
    expect(factsOf(completeProfile, home)?.homeMinimumDownPaymentBasisPoints).toBe(least);
  });

  it('are complete as soon as nothing is missing', () => {
    const withoutTheRest = profileWith({ household: null, savings: null });
    expect(assessed(withoutTheRest).missingForMatching).toEqual([]);
    expect(factsOf(withoutTheRest)).toEqual({
      state: 'TX',
      countyFips: '48453',
      targetPriceCents: 35_000_000,
      downPaymentCents: 3_500_000,
      homeMinimumDownPaymentBasisPoints: 0,
      lowestDownPaymentBasisPoints: { conventional: 300, fha: 350, va: 0, usda: 0 },
      backRatioBasisPoints: 3_866,
      creditScore: 720,
      firstTimeBuyer: null,
      servedOrSpouse: null,
    });
  });

  it.each([
    ['location', { location: null }],
    ['income', { income: { borrowers: [{ incomes: [], noIncome: false }] } }],
    ['debts', { debts: null }],
    ['credit', { credit: { scoreBand: 'unknown' } }],
    ['plan', planWith({ targetPriceCents: 0 })],
  ] as const)('is not there without %s', (section, changes) => {
    const profile = profileWith(changes as Partial<FinancialProfile>);
    expect(assessed(profile).missingForMatching).toEqual([section]);
    expect(factsOf(profile)).toBeUndefined();
    expect(factsOf(emptyFinancialProfile)).toBeUndefined();
  });

  it.each([
    ['below_500', 300],
    ['from_500', 500],
    ['from_800', 800],
  ] as const)('has the lowest score of the band %s', (scoreBand, creditScore) => {
    expect(factsOf(profileWith({ credit: { scoreBand } }))?.creditScore).toBe(creditScore);
  });

  it('depend on the household through the assumed loan, first-time status, and service alone', () => {
    const factsWith = (basisPoints: number, changes: Partial<NonNullable<FinancialProfile['household']>>) =>
      factsOf(profileWith({ ...percentDown(basisPoints), household: { ...completeProfile.household!, ...changes } }));
    expect(factsWith(350, { size: 9 })).toEqual(factsWith(350, {}));
    // Of $8,333.33: $3,555.60 with a conventional loan, $3,437.20 with FHA, $3,367.76 with VA and nothing down.
    expect(factsWith(350, { firstTimeBuyer: true })).toMatchObject({
      backRatioBasisPoints: 4_267,
      firstTimeBuyer: true,
    });
    expect(factsWith(350, { firstTimeBuyer: false })).toMatchObject({
      backRatioBasisPoints: 4_125,
      firstTimeBuyer: false,
    });
    expect(factsWith(0, { militaryService: 'veteran' })?.backRatioBasisPoints).toBe(4_041);
    const served = (['none', 'veteran', 'surviving_spouse', null] as const).map(
      (militaryService) => factsWith(350, { militaryService })?.servedOrSpouse,
    );
    expect(served).toEqual([false, true, true, null]);
  });

  it('have no ratio without an income', () => {
    const income = { borrowers: [{ incomes: [], noIncome: true }] };
    expect(factsOf(profileWith({ income }))).toMatchObject({ backRatioBasisPoints: null });
  });
});

describe('the rate used for estimates', () => {
  const rates = (...given: MortgageRates['rates']) => planningRate({ rates: given });

  it('is the feed’s 30-year rate, or the sample’s if the feed has none', () => {
    const arm = { product: '5/1 ARM', rateBasisPoints: 575 };
    expect(rates(arm, { product: '30-Year Fixed', rateBasisPoints: 611 })).toBe(611);
    expect(rates(arm)).toBe(625);
  });
});
