export { checkBudgets } from './check-budgets.js';
export { firstLoadOf, type FirstLoad, type LoadedFile } from './first-load.js';
