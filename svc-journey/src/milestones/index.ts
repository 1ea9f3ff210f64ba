export { introductionChecklist, updateIntroduction, type IntroductionChange } from './introduction.js';
export { createMilestoneStore } from './milestone-store.js';
export { updateBasis, type BasisChange } from './update-basis.js';
export { milestoneConsumer } from './milestone-consumers.js';
export type { Checklists } from './dependencies.js';
export { milestoneRoutes } from './milestone-routes.js';
export { listMilestoneRules } from './list-milestone-rules.js';
export { listMilestones } from './list-milestones.js';
