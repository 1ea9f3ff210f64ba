import { describe, expect, it } from '@jest/globals';
import { paymentPerCent } from '../money.js';
import { rowReader } from '../policy/policy-reader.js';
import { affordability } from './affordability.js';
import { exampleFigures, type BuyerFigures } from './figures.js';
import { highestPrice } from './highest-price.js';
import { exactMonthlyCost, loanFor } from './monthly-cost.js';
import { purchaseAt } from './purchase.js';
import { homeCosts } from './situation.js';
import { rowsToday } from './testing/planning-rows-today.js';

const rows = rowsToday();

/** Buyers of all kinds, the same in every run. */
const buyers = Array.from({ length: 1_000 }, (_, index): BuyerFigures => {
  const upTo = (highest: number, step: number) => Math.floor(((index * step) % 1) * highest);
  return {
    ...exampleFigures,
    state: (['TX', 'FL', 'AZ', 'NV', 'CO', 'TN'] as const)[index % 6] ?? 'TX',
    militaryService: 'veteran',
    annualIncomeCents: upTo(40_000_000, 0.618_033_988_7),
    monthlyDebtsCents: upTo(200_000, 0.754_877_666_2),
    downPayment: { kind: 'amount', cents: upTo(30_000_000, 0.569_840_290_9) },
    annualRateMillionths: upTo(120_000, 0.819_172_513_4),
    creditScore: 620 + upTo(200, 0.671_043_606_7),
  };
});

describe('a price that the payment limits', () => {
  it('fits its cap to the cent, and one dollar more does not', () => {
    let compared = 0;
    for (const figures of buyers) {
      const reader = rowReader(rows);
      const { costs } = homeCosts(figures, reader);
      if (!costs) throw new Error('No costs');
      const perCent = paymentPerCent(figures.annualRateMillionths, figures.termMonths);
      const situation = { figures, costs, paymentPerCent: perCent, rowsByKey: rows };
      for (const { program, offers } of affordability(figures, rows).programs) {
        const costOf = (priceCents: number) => {
          const purchase = purchaseAt(priceCents, figures);
          return exactMonthlyCost(purchase, loanFor(program, purchase, situation, reader), situation);
        };
        for (const offer of Object.values(offers)) {
          if (!offer || offer.priceCents === 0 || !['income', 'debts'].includes(offer.binding)) continue;
          compared += 1;
          expect(costOf(offer.priceCents)).toBeLessThan(offer.capCents + 1);
          expect(costOf(offer.priceCents + 100)).toBeGreaterThanOrEqual(offer.capCents);
        }
      }
    }
    expect(compared).toBeGreaterThan(5_000);
  });
});

describe('the search', () => {
  const upTo = (cents: number) => ({ limit: 'loan-limit' as const, excess: (price: number) => price - cents });

  it('finds the highest whole dollar, and names the bound that refuses the next', () => {
    expect(highestPrice([upTo(12_399), { ...upTo(99_999), limit: 'cash' }], 100_000)).toEqual({
      priceCents: 12_300,
      binding: 'loan-limit',
    });
  });

  it('ends at the maximum, or at nothing', () => {
    expect(highestPrice([], 100_000)).toEqual({ priceCents: 100_000, binding: 'maximum' });
    expect(highestPrice([upTo(99_999_999)], 10_000_000_000).priceCents).toBe(99_999_900);
    expect(highestPrice([upTo(-1)], 100_000)).toEqual({ priceCents: 0, binding: 'loan-limit' });
  });

  it('finds the same as halving does, whatever steps the costs have', () => {
    for (const step of [0, 1, 7_001, 250_000, 99_999_999]) {
      for (const at of [1, 50_001, 30_000_000, 9_999_999_000]) {
        let tries = 0;
        const excess = (price: number): number => {
          tries += 1;
          return price * 0.007 + (price > at ? step : 0) + (price > at * 2 ? step : 0) - 250_000;
        };
        const { priceCents } = highestPrice([{ limit: 'income', excess }], 10_000_000_000);
        expect(excess(priceCents)).toBeLessThanOrEqual(0);
        expect(excess(priceCents + 100)).toBeGreaterThan(0);
        expect(tries).toBeLessThan(step === 0 ? 20 : 90);
      }
    }
  });
});
