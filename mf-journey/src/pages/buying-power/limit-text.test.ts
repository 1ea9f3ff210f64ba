import { affordability, exampleFigures, type BuyerFigures } from '@hearthway/contracts/affordability';
import { allRows } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import { limitText } from './limit-text.js';

function textOf(changes: Partial<BuyerFigures>, name = 'conventional', level = 'comfortable' as const): string {
  const figures = { ...exampleFigures, ...changes };
  const program = affordability(figures, allRows).programs.find((one) => one.program === name);
  const offer = program?.offers[level];
  if (!offer) throw new Error(`No ${level} offer of ${name}`);
  return limitText(offer, { program, level, hasIncome: figures.annualIncomeCents > 0 });
}

describe('without a price', () => {
  it('names debts that take more than the level allows', () => {
    expect(textOf({ annualIncomeCents: 3_600_000, monthlyDebtsCents: 160_000 })).toBe(
      'Your debts alone are more than housing and debts together may take at a comfortable level, so no price fits. ' +
        'Paying off about $520 of monthly debt would start to open it.',
    );
  });

  it('names a missing income, with debts or without', () => {
    expect(textOf({ annualIncomeCents: 0, monthlyDebtsCents: 0 })).toBe('Without an income, no payment fits.');
    expect(textOf({ annualIncomeCents: 0 })).toBe('Without an income, no payment fits.');
  });

  it('names a payment that is too small', () => {
    const program = affordability({ ...exampleFigures, monthlyPaymentCents: 0 }, allRows).programs[0]!;
    expect(limitText(program.offers.payment!, { program, level: 'payment', hasIncome: true })).toBe(
      'Taxes, insurance, and dues alone take more than there is for housing, about $0 a month, so no price fits.',
    );
  });

  it('names taxes, insurance, and dues that leave nothing for a loan', () => {
    expect(textOf({ monthlyHoaCents: 500_000, monthlyDebtsCents: 0 })).toBe(
      'Taxes, insurance, and dues alone take more than there is for housing, about $2,330 a month, so no price fits.',
    );
  });
});

it('does not call a limit the county’s if only the least is known', () => {
  const rich = { annualIncomeCents: 60_000_000, downPayment: { kind: 'percent', basisPoints: 500 } } as const;
  expect(textOf(rich)).toMatch(/loan limit, which is at least \$832,750\. Your county’s may be higher\.$/);
});
