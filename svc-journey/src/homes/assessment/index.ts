export { assessHome, type BuyerOfHomes } from './assess-home.js';
export { homeCosts, type PaymentPlan } from './home-costs.js';
export { mayHaveHoa } from './home-flags.js';
