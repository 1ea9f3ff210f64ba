export { readBudgetChecklist } from './budget-checklist.js';
export { computeAffordability } from './compute-affordability.js';
export type { ScenarioDependencies } from './dependencies.js';
export { readBudget } from './read-budget.js';
export { withResult } from './with-result.js';
export { scenarioRoutes } from './scenario-routes.js';
export { createScenario } from './save-scenario.js';
export { createScenarioStore } from './scenario-store.js';
