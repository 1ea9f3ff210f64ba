export { assessHome, type BuyerOfHomes } from './assess-home.js';
export type { PaymentPlan } from './home-costs.js';
