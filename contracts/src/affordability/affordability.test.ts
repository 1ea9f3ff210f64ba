import { describe, expect, it } from '@jest/globals';
import { affordability } from './affordability.js';
import { exampleFigures, type BuyerFigures } from './figures.js';
import type { AffordabilityLevel, AffordabilityProgram } from './result.js';
import { rowsToday } from './testing/planning-rows-today.js';

const dollars = (amount: number): number => Math.round(amount * 100);

/** .35, .50, .70, and 1.00% at a loan-to-value of up to 85, 90, 95, and 97%, whatever the score. */
const steps = [
  ['80-85', 35],
  ['85-90', 50],
  ['90-95', 70],
  ['95-97', 100],
] as const;
const cardOfTheVectors = rowsToday(
  Object.fromEntries(
    steps.flatMap(([bracket, rate]) =>
      [620, 680, 720, 760].map((tier) => [`conventional/insurance/${bracket}/${tier}`, rate]),
    ),
  ),
);
const rows = rowsToday();

const offer = (
  figures: Partial<BuyerFigures>,
  program: AffordabilityProgram = 'conventional',
  level: AffordabilityLevel = 'comfortable',
  given = rows,
) => {
  const result = affordability({ ...exampleFigures, ...figures }, given).programs.find(
    (one) => one.program === program,
  );
  const found = result?.offers[level];
  if (!found) throw new Error(`No ${level} offer of ${program}`);
  return found;
};

describe('a buyer with $100,000 a year, $500 in debts, and $40,000 down at 6.25%', () => {
  it.each([
    ['TX', 'comfortable', 303_084],
    ['TX', 'typical', 411_189],
    ['TX', 'ceiling', 462_796],
    ['AZ', 'comfortable', 357_138],
  ] as const)('in %s can afford, at the %s level, $%d', (state, level, price) => {
    expect(offer({ state }, 'conventional', level, cardOfTheVectors).priceCents).toBe(dollars(price));
  });
});

const program = (figures: Partial<BuyerFigures>, name: AffordabilityProgram) => {
  const found = affordability({ ...exampleFigures, ...figures }, rows).programs.find((one) => one.program === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};
const codes = (figures: Partial<BuyerFigures>, name: AffordabilityProgram) =>
  program(figures, name).reasons.map(({ code, met }) => [code, met]);
const amount = (cents: number) => ({ downPayment: { kind: 'amount' as const, cents } });
const percent = (basisPoints: number) => ({ downPayment: { kind: 'percent' as const, basisPoints } });

describe('the highest price', () => {
  it('is refused at one dollar more', () => {
    const { priceCents } = offer({});
    const atPayment = (monthlyPaymentCents: number) =>
      offer({ monthlyPaymentCents }, 'conventional', 'payment').priceCents;
    // The payment at the comfortable level leads back to the price, and a cent less does not.
    expect(Math.abs(atPayment(233_333) - priceCents)).toBeLessThanOrEqual(100);
    expect(atPayment(233_332)).toBeLessThan(priceCents);
  });

  it('at a zero rate pays the loan back in equal parts', () => {
    const { monthly, loanCents, priceCents } = offer({ annualRateMillionths: 0 });
    expect(monthly.principalAndInterestCents).toBe(Math.round(loanCents / 360));
    expect(priceCents).toBeGreaterThan(offer({}).priceCents);
  });

  it('with 100% down needs no loan: taxes and insurance set the limit', () => {
    const { loanCents, financedFeeCents, monthly, cash } = offer(percent(10_000));
    expect([loanCents, financedFeeCents, monthly.principalAndInterestCents, monthly.mortgageInsuranceCents]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(cash.prepaids.lowCents).toBe(239_700);
  });

  it('can be below the down payment', () => {
    const { priceCents, downPaymentCents, loanCents } = offer({
      annualIncomeCents: dollars(24_000),
      monthlyDebtsCents: 0,
      ...amount(dollars(400_000)),
    });
    expect(priceCents).toBeLessThan(dollars(400_000));
    expect([downPaymentCents, loanCents]).toEqual([priceCents, 0]);
  });

  it('is zero when debts exceed the cap, and says so', () => {
    const { priceCents, binding, capCents } = offer({ monthlyDebtsCents: dollars(3_100) });
    expect([priceCents, binding]).toEqual([0, 'debts']);
    expect(capCents).toBeLessThan(0);
  });

  it('is zero without an income', () => {
    expect(offer({ annualIncomeCents: 0, monthlyDebtsCents: 0 })).toMatchObject({
      priceCents: 0,
      binding: 'income',
      backRatioBasisPoints: null,
    });
  });

  it('is zero without the down payment that a program asks for', () => {
    expect(offer(amount(0))).toMatchObject({ priceCents: 0, binding: 'down-payment' });
    expect(offer(amount(dollars(3_000)))).toMatchObject({ priceCents: dollars(100_000), binding: 'down-payment' });
  });

  it('with 1% down is not frozen: it rises with the income', () => {
    const veteran = { militaryService: 'veteran' as const, ...percent(100) };
    const more = offer({ ...veteran, annualIncomeCents: dollars(120_000) }, 'va').priceCents;
    expect(more).toBeGreaterThan(offer(veteran, 'va').priceCents);
    expect(codes(percent(100), 'conventional')).toEqual([['down-payment', false]]);
  });

  it.each([
    [amount(dollars(40_000)), 49_000],
    [percent(1_000), 25_000],
    [percent(2_000), 60_000],
  ])('with %o fits $%d of cash, with costs and reserves', (down, cash) => {
    const within = offer({ ...down, cashCents: dollars(cash) });
    expect(within.binding).toBe('cash');
    expect(within.priceCents).toBeLessThan(offer(down).priceCents);
    const needed = within.cash.outOfPocket.expectedCents + within.cash.reservesCents;
    expect(needed).toBeLessThanOrEqual(dollars(cash));
    expect(needed).toBeGreaterThan(dollars(cash - 10));
  });

  it('is nothing without cash', () => {
    expect(offer({ cashCents: 0 })).toMatchObject({ priceCents: 0, binding: 'cash' });
  });
});

describe('cash to close', () => {
  it('never rises with a larger down payment by more than that, and counts credits', () => {
    const { cash } = offer({});
    expect(cash.dueAtClosing.expectedCents).toBe(
      cash.downPaymentCents + cash.closingCosts.expectedCents + cash.prepaids.expectedCents,
    );
    const credits = {
      sellerCents: 100_000,
      lenderCents: 50_000,
      giftCents: 25_000,
      earnestMoneyCents: 300_000,
      optionFeeCents: 20_000,
    };
    const credited = offer({ credits }).cash;
    expect(cash.dueAtClosing.expectedCents - credited.dueAtClosing.expectedCents).toBe(495_000);
    expect(cash.outOfPocket.expectedCents - credited.outOfPocket.expectedCents).toBe(175_000);
  });

  it('isn’t lowered below the down payment by what the seller and the lender pay', () => {
    const { cash } = offer({ credits: { ...exampleFigures.credits, sellerCents: dollars(30_000) } });
    expect(cash.dueAtClosing.expectedCents).toBe(cash.downPaymentCents);
  });

  it('is within 1.6%, the least in Arizona, to 5% of the price besides the down payment', () => {
    for (const state of ['TX', 'FL', 'AZ', 'NV', 'CO', 'TN'] as const) {
      const { cash, priceCents } = offer({ state });
      const costs = cash.closingCosts.expectedCents + cash.prepaids.expectedCents;
      expect(costs).toBeGreaterThan(priceCents * 0.016);
      expect(costs).toBeLessThan(priceCents * 0.05);
    }
  });
});

describe('the headline', () => {
  it('is a price that has to be checked first where the open programs finance nothing', () => {
    const { headlines, programs } = affordability({ ...exampleFigures, ...amount(0) }, rows);
    expect(programs.find(({ status }) => status === 'available')?.offers.comfortable?.priceCents).toBe(0);
    expect(headlines.comfortable).toMatchObject({ program: 'usda' });
    expect(headlines.comfortable?.priceCents).toBeGreaterThan(0);
  });

  it('is nothing where no program finances anything', () => {
    expect(affordability({ ...exampleFigures, annualIncomeCents: 0 }, rows).headlines.ceiling?.priceCents).toBe(0);
  });
});

describe('programs', () => {
  it.each(['land', 'mobile_home'] as const)('do not finance %s', (propertyType) => {
    const { programs, headlines } = affordability({ ...exampleFigures, propertyType }, rows);
    expect(programs.every(({ status }) => status === 'unavailable')).toBe(true);
    expect(headlines.ceiling).toBeNull();
    expect(codes({ propertyType }, 'conventional')).toEqual([
      [propertyType === 'land' ? 'land' : 'mobile-home', false],
    ]);
  });

  it('of the government are only for a home to live in', () => {
    const statuses = affordability({ ...exampleFigures, propertyUse: 'investment' }, rows).programs.map(
      ({ status }) => status,
    );
    expect(statuses).toEqual(['available', 'unavailable', 'unavailable', 'unavailable', 'unavailable']);
    expect(program({ propertyUse: 'investment' }, 'conventional').minimumDownPaymentBasisPoints).toBe(1_500);
    expect(
      program({ propertyUse: 'investment', propertyType: 'multi_family', units: 3 }, 'conventional')
        .minimumDownPaymentBasisPoints,
    ).toBe(2_500);
  });

  it('of USDA, and of second homes, are for one home in the building', () => {
    const building = { propertyType: 'multi_family', units: 2 } as const;
    expect(codes(building, 'usda')).toEqual([['units', false]]);
    expect(codes({ ...building, propertyUse: 'second_home' }, 'conventional')).toEqual([['units', false]]);
    expect(program(building, 'conventional').status).toBe('available');
  });

  it('of USDA say if the income is above the limit in most areas', () => {
    expect(codes({ annualIncomeCents: dollars(119_850) }, 'usda')).toContainEqual(['area-and-income', null]);
    expect(codes({ annualIncomeCents: dollars(119_851) }, 'usda')).toContainEqual(['area-and-income', false]);
  });

  it('ask a condo for its dues and its approval', () => {
    expect(affordability({ ...exampleFigures, propertyType: 'condo' }, rows).notes).toEqual(['condo-needs-hoa']);
    expect(codes({ propertyType: 'condo' }, 'conventional')).toContainEqual(['condo-approval', null]);
  });

  it('turn nobody away by what many lenders do', () => {
    expect(program({ creditScore: 560 }, 'conventional').status).toBe('conditional');
    expect(program({ creditScore: 499 }, 'fha')).toMatchObject({ status: 'unavailable', offers: { ceiling: null } });
    expect(program({ creditScore: 560 }, 'fha').minimumDownPaymentBasisPoints).toBe(1_000);
  });

  it('name what only others can answer', () => {
    expect(program({ militaryService: null }, 'va').status).toBe('conditional');
    expect(program({}, 'usda').status).toBe('conditional');
    expect(codes({ residency: 'non_permanent_resident' }, 'fha')).toEqual([['residency', false]]);
    expect(affordability({ ...exampleFigures, residency: 'foreign_national' }, rows).notes).toEqual([
      'foreign-national-loan',
    ]);
  });

  it('above the county’s limit are jumbo', () => {
    const rich = { annualIncomeCents: dollars(900_000), ...amount(dollars(700_000)) };
    expect(offer(rich, 'conventional', 'ceiling')).toMatchObject({
      binding: 'loan-limit',
      loanCents: dollars(832_750),
    });
    expect(offer(rich, 'jumbo', 'ceiling').loanCents).toBeGreaterThan(dollars(832_750));
    expect(codes({}, 'jumbo')).toEqual([['not-needed', false]]);
  });

  it('have the limit of the county, or at least the lowest that it may have', () => {
    const limits = (place: Partial<BuyerFigures>) =>
      (['conventional', 'fha'] as const).map((name) => {
        const { limit, reasons } = program({ ...place, monthlyHoaCents: 0 }, name);
        return [limit?.cents, limit?.kind, reasons.find(({ code }) => code === 'loan-limit')?.met];
      });
    const denver = [dollars(862_500), 'exact', true];
    expect(limits({ state: 'CO', countyFips: '08031' })).toEqual([denver, denver]);
    expect(limits({ state: 'TX', countyFips: null })).toEqual([
      [dollars(832_750), 'exact', true],
      [dollars(541_287), 'at-least', null],
    ]);
    expect(limits({ state: 'CO', countyFips: null })).toEqual([
      [dollars(832_750), 'at-least', null],
      [dollars(541_287), 'at-least', null],
    ]);
  });

  it('have higher limits for homes of several units', () => {
    expect(program({ propertyType: 'multi_family', units: 2 }, 'conventional').limit).toEqual({
      cents: dollars(1_066_250),
      kind: 'exact',
    });
    expect(program({ propertyType: 'multi_family', units: 1 }, 'conventional').limit?.cents).toBe(dollars(1_066_250));
    expect(program({ units: 2 }, 'conventional').limit?.cents).toBe(dollars(832_750));
  });

  it('count debts by their own rules', () => {
    const debts = { monthlyDebtsCents: dollars(1_000), endingDebtsCents: dollars(600) };
    expect(offer(debts, 'conventional', 'typical').priceCents).toBeGreaterThan(
      offer(debts, 'fha', 'typical').priceCents,
    );
    const loans = { studentLoansWithoutPaymentCents: dollars(30_000) };
    expect(offer({}, 'conventional', 'ceiling').capCents - offer(loans, 'conventional', 'ceiling').capCents).toBe(
      dollars(300),
    );
  });
});

describe('a state without rows', () => {
  it('has no prices until the buyer enters its costs, and an open end for its taxes', () => {
    const ohio = affordability({ ...exampleFigures, state: 'OH' }, rows);
    expect(ohio.missing).toEqual(['property-tax', 'home-insurance']);
    expect(ohio.programs.every(({ offers }) => Object.values(offers).every((one) => one === null))).toBe(true);
    const entered = { state: 'OH' as const, propertyTaxBasisPoints: 150, annualHomeInsuranceCents: 150_000 };
    const { cash, priceCents } = offer(entered);
    expect(cash.closingCosts.highCents + cash.prepaids.highCents).toBe(Math.round(priceCents * 0.05));
  });
});

describe('the rows used', () => {
  it('are named for each program', () => {
    const { policyRowIds } = program({}, 'conventional');
    expect(policyRowIds).toContain('planning/ratio/comfortable/front@2026-01-01');
    expect(policyRowIds).toContain('conventional/insurance/85-90/720@2026-01-01');
    expect(policyRowIds.some((id) => id.startsWith('fha/'))).toBe(false);
  });
});
