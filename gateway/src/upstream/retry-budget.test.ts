import { describe, expect, it } from '@jest/globals';
import { RetryBudget } from './retry-budget.js';

describe('the retry budget', () => {
  it('lets a quiet gateway retry one request at once', () => {
    const budget = new RetryBudget();
    expect([budget.spend(), budget.spend()]).toEqual([true, false]);
  });

  it('stays below a tenth of all requests', () => {
    const budget = new RetryBudget();
    let repeated = 0;
    for (let asked = 0; asked < 1000; asked += 1) {
      budget.earn();
      if (budget.spend()) repeated += 1;
    }
    expect(repeated).toBeGreaterThan(80);
    expect(repeated).toBeLessThanOrEqual(100);
  });

  it('saves up only a limited amount', () => {
    const budget = new RetryBudget();
    for (let asked = 0; asked < 1000; asked += 1) budget.earn();
    let repeated = 0;
    while (budget.spend()) repeated += 1;
    expect(repeated).toBe(10);
  });
});
