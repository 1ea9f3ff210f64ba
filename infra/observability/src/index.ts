export { checkExpressions, type Reality } from './check-expressions.js';
export { readExposition, type Exposition, type Series } from './exposition.js';
export {
  readAlertGroups,
  readAlerts,
  readDashboard,
  readDashboardText,
  readExpressions,
  type Expression,
} from './rules.js';
