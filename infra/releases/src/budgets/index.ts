export { checkBudgets } from './check-budgets.js';
export { firstLoadOf, type FirstLoad } from './first-load.js';
