export { checkExpressions, type Reality } from './check-expressions.js';
export { readExposition, type Exposition, type Series } from './exposition.js';
export { readAlerts, readDashboard, readExpressions, type Expression } from './rules.js';
