export { compareGoals, type GoalComparison, type GoalDifference } from './compare-goals.js';
export { goalTemplates, type GoalTemplate } from './goal-templates.js';
export { areaText, goalText } from './goal-text.js';
export { fitOf, weightsOf, type FitReason, type FitResult, type HomeFit } from './home-fit.js';
export * from './home-goals.js';
export {
  featureNames,
  features,
  limitedTraitNames,
  limitedTraits,
  type Feature,
  type HomeFacts,
  type LimitedTraitName,
} from './traits.js';
