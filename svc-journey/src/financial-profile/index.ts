export { planningRate } from './circumstances.js';
export { createFinancialProfileStore } from './financial-profile-store.js';
export { readHasFinances } from './has-finances.js';
export { financialProfileRoutes } from './financial-profile-routes.js';
export { buyerPlan, readBuyerPlan, type BuyerPlan, type PlanChange, type ReadBuyerPlan } from './buyer-plan.js';
export type { MatchingFacts } from './matching-facts.js';
export { readLoanBuyer, type LoanBuyer } from './read-loan-buyer.js';
