export { affordability } from './affordability.js';
export {
  buyerFigures,
  exampleFigures,
  figureLimits,
  residencies,
  vaFundingFees,
  type BuyerFigures,
} from './figures.js';
export { annualIncomesOf, figuresFrom, placeFrom, type HomeAnswers } from './figures-from.js';
export { minimumDownPayment, type DownPaymentFacts } from './programs.js';
export { purchaseCost, type PurchaseCost } from './purchase-cost.js';
export { highestPrice, type Bound } from './highest-price.js';
export { firstPaymentDay, interestOfDays, paidOver, prepaidInterest, temporaryBuydown } from './loan-costs.js';
export {
  affordabilityLevels,
  affordabilityPrograms,
  affordabilityResult,
  type AffordabilityLevel,
  type AffordabilityProgram,
  type AffordabilityResult,
  type BindingLimit,
  type CashNeeded,
  type Headline,
  type LoanLimit,
  type MonthlyCost,
  type Note,
  type Offer,
  type ProgramResult,
  type ProgramStatus,
  type Reason,
  type ReasonCode,
  type Spread,
} from './result.js';
export { pointsBreakEven, type PointsOffer, type PointsResult } from './points.js';
export {
  rentOrBuy,
  rentOrBuyDefaults,
  type RentOrBuyAssumptions,
  type RentOrBuyResult,
  type RentOrBuyYear,
} from './rent-or-buy.js';
export { costOfDebt, stressTests, waysToRaise, type LeverKey, type StressKey, type WhatIf } from './what-if.js';
