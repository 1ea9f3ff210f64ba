export * from './answers.js';
export { goalTemplates, type GoalTemplate } from './goal-templates.js';
export { areaText, goalText } from './goal-text.js';
export {
  byFit,
  fitVerdicts,
  goalShares,
  homeFit,
  isSameCounty,
  type FitReason,
  type FitVerdict,
  type HomeFit,
} from './home-fit.js';
export * from './home-goals.js';
export * from './traits.js';
