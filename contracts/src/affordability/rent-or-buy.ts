import { interestOfMonth } from '../repayment.js';
import { monthlyPayment, type FixedRateLoan } from '../money.js';

/** Money is integer cents, rates are in basis points per year. The buyer can change all of it. */
export interface RentOrBuyAssumptions {
  readonly priceCents: number;
  readonly downPaymentCents: number;
  readonly closingCostsCents: number;
  readonly loan: FixedRateLoan;
  /** Property tax, insurance, and HOA, per month. They grow with the home’s value. */
  readonly homeCostsMonthlyCents: number;
  /** Monthly mortgage insurance, until the balance falls to `insuredAboveCents`; 0 if it never ends. */
  readonly insuranceMonthlyCents: number;
  readonly insuredAboveCents: number;
  readonly monthlyRentCents: number;
  readonly years: number;
  readonly rentGrowthBasisPoints: number;
  readonly homeGrowthBasisPoints: number;
  /** Share of the price, per year. */
  readonly maintenanceBasisPoints: number;
  /** Share of the price when selling. */
  readonly sellingCostBasisPoints: number;
  /** What the down payment and closing costs would earn instead. */
  readonly investmentReturnBasisPoints: number;
}

/** Starting points without a source, to be changed: nobody knows how rents, prices, and markets will move. */
export const rentOrBuyDefaults = {
  years: 7,
  rentGrowthBasisPoints: 300,
  homeGrowthBasisPoints: 300,
  maintenanceBasisPoints: 100,
  sellingCostBasisPoints: 600,
  investmentReturnBasisPoints: 500,
} as const satisfies Partial<RentOrBuyAssumptions>;

export interface RentOrBuyYear {
  /** From 1. */
  readonly year: number;
  /** Total spent by then, minus what would be left: the sold home, or the invested cash. */
  readonly buyingCents: number;
  readonly rentingCents: number;
}

export interface RentOrBuyResult {
  readonly years: readonly RentOrBuyYear[];
  /** The first year in which buying has cost no more; `null` if none. */
  readonly cheaperFromYear: number | null;
}

/** The net cost of renting and of buying at the end of each year, with yearly steps. */
export function rentOrBuy(given: RentOrBuyAssumptions): RentOrBuyResult {
  const cashAtStart = given.downPaymentCents + given.closingCostsCents;
  const payment = given.loan.principalCents === 0 ? 0 : monthlyPayment(given.loan);
  let balance = given.loan.principalCents;
  let month = 0;
  let paidForHome = cashAtStart;
  let paidForRent = 0;
  let rent = given.monthlyRentCents;
  let homeCosts = given.homeCostsMonthlyCents;
  let homeValue = given.priceCents;
  let invested = cashAtStart;
  const years: RentOrBuyYear[] = [];
  for (let year = 1; year <= given.years; year += 1) {
    for (let inYear = 0; inYear < 12; inYear += 1) {
      month += 1;
      const insurance = balance > given.insuredAboveCents ? given.insuranceMonthlyCents : 0;
      const owed = balance + interestOfMonth(balance, given.loan.annualRateMillionths);
      const paid = month >= given.loan.months ? owed : Math.min(payment, owed);
      balance = owed - paid;
      paidForHome += paid + homeCosts + insurance;
    }
    paidForHome += grown(homeValue, given.maintenanceBasisPoints) - homeValue;
    paidForRent += rent * 12;
    rent = grown(rent, given.rentGrowthBasisPoints);
    homeCosts = grown(homeCosts, given.homeGrowthBasisPoints);
    homeValue = grown(homeValue, given.homeGrowthBasisPoints);
    invested = grown(invested, given.investmentReturnBasisPoints);
    const soldFor = 2 * homeValue - grown(homeValue, given.sellingCostBasisPoints) - balance;
    years.push({ year, buyingCents: paidForHome - soldFor, rentingCents: paidForRent - (invested - cashAtStart) });
  }
  const cheaper = years.find(({ buyingCents, rentingCents }) => buyingCents <= rentingCents);
  return { years, cheaperFromYear: cheaper?.year ?? null };
}

const grown = (cents: number, basisPoints: number): number => Math.floor(cents * (1 + basisPoints / 10_000) + 0.5);
