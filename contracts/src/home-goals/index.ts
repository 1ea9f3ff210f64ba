export * from './answers.js';
export { goalTemplates, type GoalTemplate } from './goal-templates.js';
export { areaText, goalText } from './goal-text.js';
export {
  byFit,
  fitRank,
  fitVerdicts,
  goalShares,
  homeFit,
  isSameCounty,
  verdictText,
  type FitReason,
  type FitVerdict,
  type HomeFit,
} from './home-fit.js';
export * from './home-goals.js';
export * from './traits.js';
